import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { actFor } from '../acesso/semSessao.ts'
import { findSessaoAberta } from '../acesso/sessao.store.ts'
import { toRegistros } from '../http/call/callTrail.ts'
import type { Handler } from '../http/handler.ts'
import { insertRegistros } from '../trilha/trilha.store.ts'
import { createCookie, createSegredo, hashSegredo } from './celular.ts'
import { spendCodigo } from './envioCelular.store.ts'

/**
 * The first opening of a QR's address spends its secret and gives the telephone its cookie; whoever comes second, late or
 * after the end is refused as one who guesses: API-CEL-0002. A POST: what looks at links by itself opens nothing.
 */
export const validateCodigo: Handler<typeof envioCelular.validateCodigo> = async (context) => {
  const { body, services, agora, requisicao, fail, setHeader } = context
  const [codigo = '', segredo = ''] = body.codigo.split('.')
  const codigoCredenciado = Number(codigo)
  const doCookie = createSegredo()
  // Strangers share a few connections, whichever provider they name.
  const release = await services.shares.logins.take(0)
  const aberto = await actFor(services, codigoCredenciado, async (db) => {
    const chave = { codigoCredenciado, codigoSha256: hashSegredo(segredo) }
    const envio = await spendCodigo(db, chave, hashSegredo(doCookie), agora)
    const sessao = envio && (await findSessaoAberta(db, envio.sid, agora))
    if (!sessao) return undefined
    const objeto = `celular aberto para a guia ${envio.numeroFicha}`
    const operacao = 'envioCelular.validateCodigo'
    await insertRegistros(db, toRegistros([{ objeto }], { operacao, sessao, requisicao, em: agora }))
    return envio
  }).finally(release)
  if (!aberto) return fail('API-CEL-0002')
  const { numeroFicha, expiraEm, imagens } = aberto
  const segundos = Math.ceil((expiraEm.getTime() - agora.getTime()) / 1000)
  setHeader('set-cookie', createCookie(services.secrets, codigoCredenciado, doCookie, segundos))
  return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
}
