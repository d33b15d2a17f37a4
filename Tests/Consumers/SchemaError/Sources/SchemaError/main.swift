print("This is never built.")
