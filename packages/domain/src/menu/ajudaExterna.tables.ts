/** What a page outside of the portal tells of itself. Its words are its own: those of the screens stand in `palavras`. */
export type AjudaExterna = {
  finalidade: string
  palavras: readonly (readonly [termo: string, sentido: string])[]
}

const SESSAO = [
  'Sessão',
  'O tempo em que você está dentro do portal. Acaba quando você sai, ou depois de 30 minutos sem uso.',
] as const
const CODIGO = [
  'Código',
  'O número do credenciado na operadora, o mesmo com que se entra no portal.',
] as const
const CONTATO = [
  'Contato do cadastro',
  'O e-mail ou o celular que a operadora tem de você, mostrado com partes cobertas. Se mudou, fale com a central do credenciado.',
] as const
const LINK = [
  'Link ou código de uso único',
  'Chega pelo contato escolhido, vale por pouco tempo e serve uma vez só.',
] as const
const FUNCAO = ['Função', 'Cada parte do portal que a operadora abre, ou não, a um cadastro.'] as const

/**
 * The help of every page outside of the portal, by its title (Interface B6.11); the login's stands by itself
 * (`ajudaEntrada.ts`).
 */
export const ajudasExternas = {
  'Sessão encerrada': {
    finalidade: 'Dizer por que a sessão acabou e levar de volta à entrada do portal.',
    palavras: [SESSAO],
  },
  'Sessão expirada': {
    finalidade: 'Dizer que a sessão, ou o prazo do link, acabou e levar de volta à entrada do portal.',
    palavras: [SESSAO],
  },
  'Entrada no portal': {
    finalidade:
      'Entrar no portal a partir de outro sistema, sem digitar a senha, ou dizer por que não se pode.',
    palavras: [SESSAO, CODIGO],
  },
  'Acesso não permitido': {
    finalidade:
      'Dizer que a tela pedida precisa de uma função que este cadastro não tem, ou que está bloqueada.',
    palavras: [FUNCAO],
  },
  Acessibilidade: {
    finalidade:
      'Ler o que o portal oferece a quem usa teclado, leitor de tela ou ampliação, e o que ainda falta.',
    palavras: [['WCAG', 'As regras internacionais para que uma página sirva a todas as pessoas.']],
  },
  'Sair do portal': {
    finalidade: 'Encerrar a sessão neste computador, depois de ver se algo ainda espera para ser enviado.',
    palavras: [SESSAO],
  },
  'Criar a senha': {
    finalidade:
      'Criar a senha com o link do e-mail, ou com o código que chegou ao celular, e entrar com ela.',
    palavras: [LINK],
  },
  'Esqueci minha senha': {
    finalidade: 'Receber, por um contato do cadastro, o que é preciso para criar outra senha.',
    palavras: [CODIGO, CONTATO, LINK],
  },
  'Primeiro acesso': {
    finalidade: 'Receber, por um contato do cadastro, o que é preciso para criar a primeira senha.',
    palavras: [CODIGO, CONTATO, LINK],
  },
  'Sistema anterior': {
    finalidade: 'Abrir, já com a sua sessão, a parte que ainda está no sistema anterior.',
    palavras: [SESSAO],
  },
  'Página não encontrada': {
    finalidade: 'Dizer que o endereço não leva a nada e dar o caminho de volta ao início.',
    palavras: [
      ['Endereço', 'O que está na barra do navegador. Um número ou uma letra a mais já leva a outro lugar.'],
    ],
  },
} as const satisfies Record<string, AjudaExterna>

/** The title of a page outside of the portal. */
export type TituloExterno = keyof typeof ajudasExternas

export const isTituloExterno = (titulo: string): titulo is TituloExterno =>
  Object.hasOwn(ajudasExternas, titulo)
