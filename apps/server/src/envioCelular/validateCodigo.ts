import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { takesImagem } from '@portal/domain/guia/acaoEnvio.ts'
import { actFor, enterUnknown } from '../acesso/semSessao.ts'
import { findSessaoAberta } from '../acesso/sessao.store.ts'
import { listContadosOrigem, refundTentativas, takeTentativas } from '../acesso/tentativas.ts'
import { loadGuia } from '../guia/fatos/loadGuia.ts'
import { toRegistros } from '../http/call/callTrail.ts'
import type { Handler } from '../http/handler.ts'
import { insertRegistros } from '../trilha/trilha.store.ts'
import { createCookie, createSegredo, hashSegredo } from './celular.ts'
import { spendCodigo } from './envioCelular.store.ts'

/**
 * The first opening of a QR's address spends its secret and gives the telephone its cookie; whoever comes second, late,
 * after the end or to a guide that takes no image is refused as one who guesses, and counted as one: API-CEL-0002. A
 * POST: what looks at links by itself opens nothing.
 */
export const validateCodigo: Handler<typeof envioCelular.validateCodigo> = async (context) => {
  const { body, services, agora, hoje, requisicao, fail, setHeader } = context
  const [codigo = '', segredo = ''] = body.codigo.split('.')
  const codigoCredenciado = Number(codigo)
  const doCookie = createSegredo()
  const contados = listContadosOrigem(requisicao.ip)
  await enterUnknown(services, (db) => takeTentativas(db, contados, agora))
  const tabela = await services.regras.get()
  // Strangers share a few connections, whichever provider they name.
  const release = await services.shares.logins.take(0)
  const aberto = await actFor(services, codigoCredenciado, async (db) => {
    const chave = { codigoCredenciado, codigoSha256: hashSegredo(segredo) }
    const envio = await spendCodigo(db, chave, hashSegredo(doCookie), agora)
    const sessao = envio && (await findSessaoAberta(db, envio.sid, agora))
    if (!sessao) return undefined
    const carregada = await loadGuia(db, tabela, hoje, codigoCredenciado, envio.numeroFicha)
    if (!carregada || !takesImagem(carregada.estado, carregada.guia)) return undefined
    const objeto = `celular aberto para a guia ${envio.numeroFicha}`
    const operacao = 'envioCelular.validateCodigo'
    await insertRegistros(db, toRegistros([{ objeto }], { operacao, sessao, requisicao, em: agora }))
    await refundTentativas(db, contados)
    return envio
  }).finally(release)
  if (!aberto) return fail('API-CEL-0002')
  const { numeroFicha, expiraEm, imagens } = aberto
  const segundos = Math.ceil((expiraEm.getTime() - agora.getTime()) / 1000)
  setHeader('set-cookie', createCookie(services.secrets, codigoCredenciado, doCookie, segundos))
  return { numeroFicha, expiraEm: expiraEm.toISOString(), imagens }
}
