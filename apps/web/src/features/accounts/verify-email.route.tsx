export default function Screen() {
  return <h1>accounts/verify-email</h1>;
}
