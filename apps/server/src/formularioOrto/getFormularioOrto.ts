import type { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { findTipoFormulario } from '@portal/domain/guia/tipoFormulario.ts'
import { findFormulario } from '../guia/fatos/formularioOrto.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import type { Handler } from '../http/handler.ts'

/** The form as it was sent. Of a guide that goes without one there is none (API-GTO-0006). */
export const getFormularioOrto: Handler<typeof formularioOrto.getFormularioOrto> = async (context) => {
  const { query, db, sessao, fail, trilha } = context
  const { codigoCredenciado } = sessao
  const guia = await findGuia(db, codigoCredenciado, query.numeroFicha)
  if (!guia) return fail('API-GTO-0001')
  const { numeroFicha, codigoAssociado } = guia
  trilha({ codigoAssociado, objeto: `formulário da guia ${numeroFicha}` })
  const tipo = findTipoFormulario(guia)
  if (tipo === undefined) return fail('API-GTO-0006')
  const enviado = await findFormulario(db, guia)
  return {
    numeroFicha,
    tipo,
    enviadoEm: enviado?.enviadoEm.toISOString() ?? null,
    ortodontia: enviado?.conteudo ?? null,
    fichasVinculoImagens: [...(enviado?.fichasVinculo ?? [])],
  }
}
