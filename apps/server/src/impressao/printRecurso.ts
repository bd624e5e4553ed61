import type { impressao } from '@portal/contract/impressao.ts'
import { findAssociadoDaGuia } from '../associado/associado.store.ts'
import type { Handler } from '../http/handler.ts'
import { listAnexos } from '../recursoGlosa/anexo.store.ts'
import { findRecurso } from '../recursoGlosa/findRecurso.ts'
import { findEncaminhamento } from '../repasse/encaminhamento.store.ts'
import { toFormularioRecurso } from './formularioRecurso.ts'
import { findProfissional } from './impressao.store.ts'
import { renderFormulario } from './renderFormulario.ts'
import { tellImpressao } from './tellImpressao.ts'

/** The appeal of a guide on paper, as it was sent and with what was decided of it. Domínio §1.4. */
export const printRecurso: Handler<typeof impressao.printRecurso> = async (context) => {
  const { query, db, sessao, services, agora, hoje, fail } = context
  const { numeroFicha } = query
  const carregado = await findRecurso(context, numeroFicha, `impressão do recurso da guia ${numeroFicha}`)
  if (!carregado?.recurso) return fail('API-REC-0006')
  const { guia, eventos, recurso, itens } = carregado
  const chave = [db, sessao.codigoCredenciado, numeroFicha] as const
  const [associado, profissional, encaminhamento, anexos, tabela] = await Promise.all([
    findAssociadoDaGuia(db, { codigoCredenciado: sessao.codigoCredenciado, numeroFicha }),
    findProfissional(...chave),
    findEncaminhamento(...chave),
    listAnexos(db, sessao.codigoCredenciado, [numeroFicha]),
    services.regras.get(),
  ])
  if (!profissional) return fail('API-GTO-0001')
  const conteudo = await renderFormulario(
    toFormularioRecurso(
      { guia, eventos, recurso, itens, anexos, associado, profissional, encaminhamento, tabela, hoje },
      tellImpressao(agora, sessao),
    ),
  )
  return { conteudo, tipo: 'application/pdf', nome: `recurso-${numeroFicha}.pdf`, inline: true }
}
