import { notificacao } from '@portal/contract/notificacao.ts'
import { entrada, nada } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'

export const entradas: Matriz['entradas'] = [
  entrada('notificacao.listNotificacoes', notificacao.listNotificacoes, () => ({ query: {} })),
  entrada('notificacao.acknowledgeNotificacoes', notificacao.acknowledgeNotificacoes, () => ({
    body: { ate: 1 },
  })),
  entrada('notificacao.watchNotificacoes', notificacao.watchNotificacoes, nada),
  entrada('notificacao.getPreferencia', notificacao.getPreferencia, nada),
  entrada('notificacao.updatePreferencia', notificacao.updatePreferencia, () => ({
    body: { correio: ['ALVARA' as const] },
  })),
]
