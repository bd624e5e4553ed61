import type { legado } from '@portal/contract/legado.ts'
import { signPassagem } from '../acesso/passagem.ts'
import type { Handler } from '../http/handler.ts'
import { loadMenu } from '../menu/loadMenu.ts'

/**
 * The address of the legacy system that opens an item: the configured one, with what the screen says, then the item, the
 * dentist and the token that opens it once (Spec §7); of equal names these win. An item that the caller's menu does not
 * hand over is refused: API-LEG-0001; one that is locked as every call of it is: API-MEN-0001.
 */
export const getLegado: Handler<typeof legado.getLegado> = async (context) => {
  const { params, body, db, sessao, services, agora, fail, trilha } = context
  const { legadoUrl } = services.config
  const { itens } = await loadMenu(db, sessao, services.config)
  const item = itens.find(({ identificadorItem }) => identificadorItem === params.item)
  if (!item?.direcionaUNNA || legadoUrl === undefined) return fail('API-LEG-0001')
  if (item.bloqueado) return fail('API-MEN-0001')
  const userLogin = String(sessao.login)
  const endereco = new URL(legadoUrl)
  const nossos = {
    item: params.item,
    portalDentista: userLogin,
    token: signPassagem(services.chavesPassagem, 'ida', { userLogin, item: params.item }, agora),
  }
  for (const [nome, valor] of Object.entries({ ...body.parametros, ...nossos }))
    endereco.searchParams.set(nome, valor)
  trilha({ objeto: `sistema anterior: ${params.item}` })
  return { endereco: endereco.href }
}
