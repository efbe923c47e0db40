// Who is signed in in this browser came for the product, not for its description. The keys are those of the web's lib/identity-store.ts.
try {
  if (
    location.pathname === '/' &&
    (localStorage.getItem('identity:last:1') || localStorage.getItem('identity:last:2'))
  )
    location.replace('/start');
} catch {
  // A browser that keeps nothing has nobody signed in.
}
