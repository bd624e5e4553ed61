import { hrefOf } from '../rota/hrefOf.ts'

type Passo = { titulo: string; texto: string; destino?: { rotulo: string; href: string } }

/** The five steps, in the order of a day at the desk: find, ask, send, what waits, the money. */
export const passos: readonly [Passo, ...Passo[]] = [
  {
    titulo: 'Ache qualquer coisa',
    texto:
      'A busca, no alto de qualquer tela (no teclado, Ctrl+K), acha pacientes, guias, pedidos de exame, telas e ações, por número, nome ou pelas palavras que você usa.',
  },
  {
    titulo: 'Diga se tem cobertura',
    texto:
      'Com o CPF, o cartão ou o nome do paciente, a elegibilidade responde o que ele pode fazer, a partir de quando e quanto ele paga.',
    destino: { rotulo: 'Abrir a elegibilidade', href: hrefOf('/portal/elegibilidade') },
  },
  {
    titulo: 'Autorize e envie',
    texto:
      'O pedido de autorização libera a senha e abre a guia. Nela, a prévia diz o que falta e o que seria negado antes do envio, e o que se digita fica guardado.',
    destino: { rotulo: 'Pedir uma autorização', href: hrefOf('/portal/solicitarAutorizacao') },
  },
  {
    titulo: 'Veja o que espera por você',
    texto:
      'Os prazos juntam tudo o que vence se ninguém agir, com o dinheiro em risco. As listas filtram, ordenam e guardam vistas com nome.',
    destino: { rotulo: 'Ver os prazos', href: hrefOf('/portal/prazos') },
  },
  {
    titulo: 'Confira o pagamento e peça ajuda',
    texto:
      'O demonstrativo diz o que foi pago, o que foi negado e por quê. A ajuda, no alto de cada tela (no teclado, ?), diz para que ela serve, e abre esta visita outra vez.',
    destino: { rotulo: 'Abrir o demonstrativo', href: hrefOf('/portal/demonstrativoPagamento') },
  },
]
