// The C functions for threads that are called here, as Apple's headers declare them.
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
pthread_t pthread_self(void);
void *pthread_get_stackaddr_np(pthread_t);
size_t pthread_get_stacksize_np(pthread_t);
int pthread_key_create(pthread_key_t *, void (*)(void *));
void *pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *);
// The flags for opening a file without waiting and without following a link, and the error for a pipe that nobody reads.
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define ENXIO 6
// What lets signals wait.
#define SIG_SETMASK 3
int sigfillset(sigset_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
// What waits for a descriptor that does not wait by itself.
#define EIO 5
#define EAGAIN 35
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *, unsigned int, int);
