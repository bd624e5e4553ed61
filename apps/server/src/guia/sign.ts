import type { guia } from '@portal/contract/guia.ts'
import type { Handler } from '../http/handler.ts'
import { applyAcao } from './applyAcao.ts'
import { findFormulario } from './fatos/formularioOrto.store.ts'
import { hashAssinatura } from './pagamento/assinatura.ts'
import { findSignatario } from './pagamento/signatario.store.ts'

/** Signs the guide as it stands: who, when and the hash of what was signed. */
export const sign: Handler<typeof guia.sign> = async (context) => {
  const { params, db, sessao, agora, trilha } = context
  const { situacao, resultado } = await applyAcao(context, {
    numeroFicha: params.id,
    acao: 'sign',
    efeito: async (carregada) => {
      const { codigoAssociado, numeroFicha } = carregada.guia
      trilha({ codigoAssociado, objeto: `guia ${numeroFicha}` })
      const por = await findSignatario(db, sessao)
      const formulario = await findFormulario(db, carregada.guia)
      const hash = hashAssinatura({ ...carregada, formulario }, por, agora)
      return {
        resultado: { hash, por },
        mudanca: { assinadaEm: agora, assinadaPor: por, assinaturaHash: hash },
        motivo: `SHA-256 ${hash}`,
      }
    },
  })
  return { situacao, ...resultado, em: agora.toISOString() }
}
