import type { impressao } from '@portal/contract/impressao.ts'
import { findAssociadoDaGuia } from '../associado/associado.store.ts'
import { findTelefoneDaGuia } from '../associado/contato.store.ts'
import { listEventosGuia } from '../guia/fatos/evento.store.ts'
import { findFormulario } from '../guia/fatos/formularioOrto.store.ts'
import { findGuia } from '../guia/fatos/guia.store.ts'
import { readAssociado } from '../guia/fatos/leitura.ts'
import { loadPagamentos } from '../guia/reply/loadPagamentos.ts'
import { loadPagos } from '../guia/reply/loadPagos.ts'
import { findResumo } from '../guia/reply/resumo.store.ts'
import { readCopart } from '../guia/reply/tetoCopart.ts'
import type { Handler } from '../http/handler.ts'
import { findEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { toFormularioGto } from './formularioGto.ts'
import { findProfissional } from './impressao.store.ts'
import { renderFormulario } from './renderFormulario.ts'
import { tellImpressao } from './tellImpressao.ts'

/** Interface S24: the guide on paper, in the order of the GTO form. */
export const printGuia: Handler<typeof impressao.printGuia> = async (context) => {
  const { query, db, sessao, services, agora, hoje, fail, trilha } = context
  const chave = [db, sessao.codigoCredenciado, query.numeroFicha] as const
  const [guia, resumo, guardados, profissional, encaminhamento, telefone, pagosDe, formulario] =
    await Promise.all([
      findGuia(...chave),
      findResumo(...chave),
      listEventosGuia(...chave),
      findProfissional(...chave),
      findEncaminhamento(...chave),
      findTelefoneDaGuia(...chave, agora),
      loadPagos(db, sessao, [query.numeroFicha]),
      findFormulario(db, { ...query, codigoCredenciado: sessao.codigoCredenciado }),
    ])
  if (!guia || !resumo || !profissional) return fail('API-GTO-0001')
  const registrado = await readAssociado(db, guia, hoje, await findAssociadoDaGuia(db, guia))
  const associado = { ...registrado, telefone: telefone ?? registrado.telefone }
  trilha({ codigoAssociado: guia.codigoAssociado, objeto: `impressão da guia ${guia.numeroFicha}` })

  const tabela = await services.regras.get()
  const { eventos } = await readCopart(db, tabela, guia, guardados, hoje)
  const { pagamentos } = await loadPagamentos(db, sessao, guia)
  const conteudo = await renderFormulario(
    toFormularioGto(
      {
        ...{ guia, eventos, associado, profissional, encaminhamento, formulario },
        fim: resumo,
        pagos: pagosDe(guia.numeroFicha),
        pagamentos,
        tabela,
      },
      hoje,
      tellImpressao(agora, sessao),
    ),
  )
  return { conteudo, tipo: 'application/pdf', nome: `guia-${guia.numeroFicha}.pdf`, inline: true }
}
