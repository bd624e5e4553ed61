import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { addDiasUteis } from '@portal/domain/calendario/diaUtil.ts'
import { loadPolitica } from '../../auditoria/politica.store.ts'
import { autorPolitica } from '../../guia/registro/historico.store.ts'
import { toAutor } from '../../guia/reply/situacao.ts'
import { decideSolicitacao } from '../../operadora/auditSolicitacao.ts'
import { civilDay } from '../../runtime/clock.ts'
import { moveSolicitacao } from '../../solicitacaoExame/moveSolicitacao.ts'
import { findValidade } from '../../solicitacaoExame/nascimentoSolicitacao.ts'
import type { Solicitacao } from '../../solicitacaoExame/solicitacao.store.ts'
import { toInstante } from '../database/instante.ts'
import { credenciadoOf } from '../guia/gerador.ts'
import type { Cena } from './cena.data.ts'
import type { Palco } from './palco.ts'

const DESISTIU = 'O paciente vai fazer o exame por conta própria.'

/** What becomes of a request on its requester's own side and the operator's, as their calls and jobs would have written it. */
export async function livePedido(palco: Palco, cena: Cena, solicitacao: Solicitacao): Promise<void> {
  const { credenciado, decidida, cancelada, captura } = cena
  const { db, random, hoje } = palco
  const criada = civilDay(solicitacao.criadaEm)
  const tarde = (dia: string) => new Date(toInstante(dia, random.int(16 * 60, 18 * 60)))
  if (decidida !== undefined && solicitacao.status === 'EM_ANALISE') {
    await audit(palco, solicitacao, tarde(addDiasUteis(criada, decidida)))
  }
  if (cancelada !== undefined) {
    await moveSolicitacao(db, solicitacao, {
      acao: 'cancel',
      para: { status: 'CANCELADA' },
      autor: toAutor(credenciadoOf(credenciado)),
      motivo: DESISTIU,
      em: tarde(addDays(criada, cancelada)),
    })
  }
  const { validade } = solicitacao
  if (captura || cancelada !== undefined || validade === null || addDays(validade, 1) >= hoje) return
  await moveSolicitacao(db, solicitacao, {
    acao: 'expire',
    para: { status: 'EXPIRADA' },
    autor: 'operadora',
    motivo: null,
    em: new Date(toInstante(addDays(validade, 1), 1)),
  })
}

async function audit({ db, tabela }: Palco, solicitacao: Solicitacao, em: Date): Promise<void> {
  const dia = civilDay(em)
  const { eventos, status, motivo } = decideSolicitacao(solicitacao, tabela, await loadPolitica(db, dia))
  const { rede } = credenciadoOf(solicitacao.codigoCredenciado)
  const validade = status === 'REPROVADA' ? null : await findValidade(db, solicitacao, rede, dia)
  await moveSolicitacao(db, solicitacao, {
    acao: 'audit',
    para: { status, eventos, validade },
    autor: autorPolitica,
    motivo,
    em,
  })
}
