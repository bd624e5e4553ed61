import type { impressao } from '@portal/contract/impressao.ts'
import { findAssociado } from '../associado/associado.store.ts'
import { listEventosGuia } from '../guia/evento.store.ts'
import { findGuia } from '../guia/guia.store.ts'
import type { Handler } from '../http/handler.ts'
import { toFormularioGto } from './formularioGto.ts'
import { findProfissional } from './impressao.store.ts'
import { renderFormulario } from './renderFormulario.ts'

/** Interface S24: the guide on paper, in the order of the GTO form. */
export const printGuia: Handler<typeof impressao.printGuia> = async (context) => {
  const { query, db, sessao, services, agora, fail, trilha } = context
  const chave = [db, sessao.codigoCredenciado, query.numeroFicha] as const
  const [guia, eventos, profissional] = await Promise.all([
    findGuia(...chave),
    listEventosGuia(...chave),
    findProfissional(...chave),
  ])
  if (!guia || !profissional) return fail('API-GTO-0001')
  const associado = await findAssociado(db, guia.codigoAssociado)
  if (!associado) return fail('API-GTO-0001')
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `impressão da guia ${guia.numeroFicha}` })

  const quando = agora.toLocaleString('pt-BR', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const conteudo = await renderFormulario(
    toFormularioGto(
      { guia, eventos, associado, profissional, tabela: await services.regras.get() },
      `Impresso em ${quando} por ${sessao.nome} (${sessao.login}), protocolo ${sessao.protocolo}`,
    ),
  )
  return { conteudo, tipo: 'application/pdf', nome: `guia-${guia.numeroFicha}.pdf`, inline: true }
}
