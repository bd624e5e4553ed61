import Type from 'typebox'
import { NumeroFicha, Objeto } from './campo.ts'
import { mudancaGuia, recusas } from './mudancaGuia.ts'
import { route } from './route.ts'

/** What the beneficiary's application asks of the guides: no session opens it, but an order that it signs (Segurança A2). */
export const aplicativo = {
  sendAto: route({
    method: 'POST',
    path: '/api/guia/v1/aplicativo/ato',
    summary:
      'O que o beneficiário fez no aplicativo: recebeu a guia, confirmou o atendimento ou o rejeitou. O passe diz tudo e é assinado pelo aplicativo',
    body: Objeto({ passe: Type.String({ minLength: 20, maxLength: 2000, pattern: '^[\\w.-]+$' }) }),
    reply: Objeto({ numeroFicha: NumeroFicha, statusFicha: Type.Integer() }),
    errors: [...recusas, 'API-APL-0001', 'API-APL-0002'],
    permission: 'publica',
    stale: mudancaGuia,
    own: true,
  }),
}
