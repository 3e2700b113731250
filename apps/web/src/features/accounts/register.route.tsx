export default function Screen() {
  return <h1>accounts/register</h1>;
}
