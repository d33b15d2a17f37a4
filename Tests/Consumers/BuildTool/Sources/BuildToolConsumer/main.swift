print(try Email(" ada@example.com ").rawValue)
