import type { envioCelular } from '@portal/contract/envioCelular.ts'
import { MINUTOS_CODIGO_CELULAR } from '@portal/domain/envioCelular/validade.ts'
import { acaoTratamento } from '@portal/domain/guia/acaoEnvio.ts'
import { lockGuia, refuseAcao } from '../guia/applyAcao.ts'
import { endEnvios } from '../guia/registro/envioCelular.store.ts'
import type { Handler } from '../http/handler.ts'
import { createSegredo, hashSegredo } from './celular.ts'
import { insertEnvio } from './envioCelular.store.ts'

const VALIDADE_MS = MINUTOS_CODIGO_CELULAR * 60_000

/**
 * The address of a QR, good once and for ten minutes, for a guide that takes images now; what this session showed of it
 * before ends. Its secret goes behind the "#", which no server receives, and is kept as a hash alone (Segurança A2).
 */
export const createEnvioCelular: Handler<typeof envioCelular.createEnvioCelular> = async (context) => {
  const { body, db, sessao, services, agora, trilha, fail } = context
  const { numeroFicha } = body
  const carregada = await lockGuia(context, numeroFicha)
  const { codigoAssociado } = carregada.guia
  trilha({ codigoAssociado, objeto: `envio pelo celular à guia ${numeroFicha}` })
  const { celularUrl } = services.config
  if (celularUrl === undefined) return fail('API-CEL-0001')
  refuseAcao(context, carregada.estado, acaoTratamento(carregada.guia))
  const { codigoCredenciado, sid, rede } = sessao
  await endEnvios(db, { codigoCredenciado, numeroFicha, sid }, agora)
  const segredo = createSegredo()
  const expiraEm = new Date(agora.getTime() + VALIDADE_MS)
  const codigoSha256 = hashSegredo(segredo)
  await insertEnvio(db, { codigoCredenciado, codigoSha256, numeroFicha, sid, criadoEm: agora, expiraEm })
  return {
    // In the network's colours: a telephone knows no session that would say which.
    endereco: `${celularUrl}/celular?rede=${rede.toLowerCase()}#${codigoCredenciado}.${segredo}`,
    expiraEm: expiraEm.toISOString(),
  }
}
