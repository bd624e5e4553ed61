import Type from 'typebox'
import { Objeto } from './campo.ts'
import { route } from './route.ts'

/** What the screen that is left says to the one that is opened, by name: a guide, a period. */
const Parametros = Type.Record(
  Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$' }),
  Type.String({ maxLength: 200 }),
  { additionalProperties: false, maxProperties: 20 },
)

/** The bridge to the operator's legacy system. Spec §7. */
export const legado = {
  getLegado: route({
    method: 'POST',
    // A hand-over token is good for a minute and for once: it is made anew each time, and no answer is kept.
    reads: true,
    path: '/api/auth/credenciado/solicitacao/legado/{item}',
    summary: 'Diz o endereço do sistema anterior que abre um item do menu, com o token que o abre uma vez',
    params: Objeto({ item: Type.String({ pattern: '^[A-Z][A-Z0-9_]{0,39}$' }) }),
    body: Objeto({ parametros: Type.Optional(Parametros) }),
    reply: Objeto({ endereco: Type.String() }),
    errors: ['API-LEG-0001'],
    permission: 'sessao',
    secret: true,
  }),
}
