/** What this browser keeps under a key. One that keeps nothing for the portal draws it all the same. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Tells what this browser's other tabs choose from now on. */
export function followKept(key: string, tell: (choice: string | null) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key) tell(event.newValue)
  })
}

/** Keeps a choice in this browser. In one that keeps nothing it lasts as long as the page. */
export function keep(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Whoever keeps it knows it until the page goes.
  }
}
