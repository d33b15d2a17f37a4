// The C functions of threads that are called, as Apple's headers declare them.
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
pthread_t pthread_self(void);
void *pthread_get_stackaddr_np(pthread_t);
size_t pthread_get_stacksize_np(pthread_t);
int pthread_key_create(pthread_key_t *, void (*)(void *));
void *pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *);
// What says of a file that it is not to be waited for, and of a pipe that nobody reads it.
#define O_NONBLOCK 0x00000004
#define ENXIO 6
