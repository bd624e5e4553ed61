/** S18. */
export default function TrocaSenhaPage() {
  return <p>Trocar senha</p>
}
