app-name = Starhold
