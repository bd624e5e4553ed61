import type { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import type { Handler } from '../http/handler.ts'
import { listAnexos } from './anexo.store.ts'
import { findRecurso } from './findRecurso.ts'
import { toRecurso } from './loadRecursos.ts'
import { toEnviado } from './toItem.ts'

/** The appeal as who judges it reads it: what was sent, nothing of what might have been. */
export const getRecursoAuditoria: Handler<typeof recursoGlosa.getRecursoAuditoria> = async (context) => {
  const { query, db, sessao, services, hoje, fail } = context
  const carregado = await findRecurso(context, query.numeroFicha)
  if (!carregado?.recurso) return fail('API-REC-0006')
  const { guia, eventos, recurso, itens } = carregado
  const [tabela, anexos] = await Promise.all([
    services.regras.get(),
    listAnexos(db, sessao.codigoCredenciado, [guia.numeroFicha]),
  ])
  return {
    ...toRecurso(carregado, hoje),
    enviadoPor: recurso.nome,
    protocoloGuia: guia.protocoloGuia,
    nomeAssociado: guia.nomeAssociado,
    itens: itens.flatMap((item) => {
      const evento = eventos.find(({ sequencialInclusao }) => sequencialInclusao === item.sequencialInclusao)
      if (!evento) return []
      return {
        numeroSequencialInclusao: item.sequencialInclusao,
        codigoEvento: evento.codigoEvento,
        descricao: tabela.find(evento.codigoEvento)?.descricao ?? evento.codigoEvento,
        codigoLocalizacao: evento.codigoLocalizacao,
        dataRealizacao: evento.dataRealizacao,
        codigosGlosa: item.codigosGlosa,
        ...toEnviado(item, anexos),
      }
    }),
  }
}
