import type { AjudaExterna } from './ajudaExterna.tables.ts'

/** The help of the login, which carries its own alone (Interface B6.11). */
export const ajudaEntrada: AjudaExterna = {
  finalidade: 'Entrar no portal com o código do credenciado e a senha.',
  palavras: [
    [
      'Código do credenciado',
      'O número com que a operadora conhece o dentista ou a clínica, de até nove algarismos.',
    ],
    [
      'Primeiro acesso',
      'Para quem ainda não tem senha: a operadora confirma quem é por um contato do cadastro.',
    ],
    ['Esqueci minha senha', 'Cria outra senha pelo e-mail ou celular do cadastro; a antiga deixa de valer.'],
  ],
}
