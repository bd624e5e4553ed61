/** What is said of figures to a login that sees a part of the provider's lines (Spec §3.12), on the screen and on paper. */
export const linhasVistas = {
  titulo: 'Só as linhas que você vê',
  texto: 'Os números são das guias que o seu acesso mostra.',
}
