#if canImport(Glibc)
  import Glibc
#endif

print("gatehouse")
