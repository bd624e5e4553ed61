import { addDays } from '@portal/domain/calendario/dataCivil.ts'
import { findRegraEvento } from '@portal/domain/evento/regra/eventos.tables.ts'
import { findLocalDoDente, toExameOferecido } from '@portal/domain/solicitacaoExame/exameOferecido.ts'
import type { EventoPedido } from '@portal/domain/solicitacaoExame/pedidoExame.ts'
import { findAssociadosPorCodigo } from '../../associado/associado.store.ts'
import { choosePlano } from '../../associado/plano.store.ts'
import { toAutor } from '../../guia/reply/situacao.ts'
import { loadProntuario } from '../../regraEvento/contexto.ts'
import { listAbertas } from '../../solicitacaoExame/aberta.store.ts'
import type { FatosPedido } from '../../solicitacaoExame/fatosPedido.ts'
import { judgePedido } from '../../solicitacaoExame/judgePedido.ts'
import { findTermos, toGuardados } from '../../solicitacaoExame/nascimentoSolicitacao.ts'
import {
  findRecusaForma,
  findRecusaRegras,
  findRecusaRepetido,
} from '../../solicitacaoExame/recusasPedido.ts'
import {
  findSolicitacao,
  insertSolicitacao,
  type NovaSolicitacao,
  type Solicitacao,
} from '../../solicitacaoExame/solicitacao.store.ts'
import { findSolicitante } from '../../solicitacaoExame/solicitante.store.ts'
import { toInstante } from '../database/instante.ts'
import { credenciadoOf } from '../guia/gerador.ts'
import type { Cena, ExameCena } from './cena.data.ts'
import { type Candidato, listCandidatos } from './paciente.store.ts'
import { type Palco, toDiaUtil } from './palco.ts'

const PERIAPICAL = '81000421'

/** What waits for an image of a tooth is answered by a periapical of it. */
function toExames({ exames }: Cena, { dente }: Candidato): readonly ExameCena[] {
  const regra = findRegraEvento(PERIAPICAL)
  const local = dente !== null && regra && findLocalDoDente(toExameOferecido(regra), dente)
  return local ? [{ codigo: PERIAPICAL, locais: [[local, dente]] }] : exames
}

const toEvento = ({ codigo, locais = [], justificativa = '' }: ExameCena): EventoPedido => ({
  codigoEvento: codigo,
  quantidade: Math.max(1, locais.length),
  justificativa,
  locais: locais.map(([codigoLocal, dente]) => ({ codigoLocal, dentes: [dente], foco: '' })),
})

async function loadFatos(
  { db, tabela }: Palco,
  { credenciado }: Cena,
  codigoAssociado: string,
  dia: string,
): Promise<FatosPedido | undefined> {
  const associado = (await findAssociadosPorCodigo(db, [codigoAssociado])).get(codigoAssociado)
  const prontuario = await loadProntuario(db, codigoAssociado, credenciado, dia)
  const plano = choosePlano(prontuario.planos, prontuario.contrato.rede)
  return associado && { hoje: dia, tabela, associado, plano, prontuario }
}

/** The request as the product would keep it that day; undefined where the rules refuse it. */
async function judgeCena(
  palco: Palco,
  cena: Cena,
  candidato: Candidato,
  dia: string,
): Promise<NovaSolicitacao | undefined> {
  const { db, tabela, random } = palco
  const { credenciado, hipotese } = cena
  const { codigoAssociado } = candidato
  const fatos = await loadFatos(palco, cena, codigoAssociado, dia)
  if (!fatos?.plano) return undefined
  const pedidos = toExames(cena, candidato).map(toEvento)
  const abertas = await listAbertas(db, credenciado, codigoAssociado, dia)
  const julgados = judgePedido(fatos, pedidos)
  if (
    findRecusaForma(tabela, pedidos) ||
    findRecusaRepetido(tabela, pedidos, abertas) ||
    findRecusaRegras(pedidos, julgados)
  ) {
    return undefined
  }
  const { pessoa, dentistas } = credenciadoOf(credenciado)
  const dentista = pessoa === 'J' ? random.pick(dentistas.filter(({ saiu }) => !saiu)).codigo : null
  const solicitante = await findSolicitante(db, credenciado, dentista)
  if (!solicitante) throw new RangeError(`no dentist ${dentista} at ${credenciado}`)
  const eventos = toGuardados(pedidos, julgados)
  return {
    codigoCredenciado: credenciado,
    codigoAssociado,
    codigoPlano: fatos.plano.codigoPlano,
    codigoDentista: dentista,
    nomeSolicitante: solicitante.nome,
    croSolicitante: solicitante.cro,
    ufSolicitante: solicitante.uf,
    hipoteseDiagnostica: hipotese,
    eventos,
    ...(await findTermos(db, fatos, eventos)),
  }
}

/**
 * Asks for the exams of a patient of whom the rules let them be asked; of one by name, of her. Undefined where they let
 * nobody: the patients of a practice are others on another day.
 */
export async function askExames(
  palco: Palco,
  cena: Cena,
  usados: ReadonlySet<string>,
  conhecido: string | undefined,
): Promise<Solicitacao | undefined> {
  const { db, random, hoje } = palco
  const dia = toDiaUtil(addDays(hoje, -cena.dias))
  const todos = conhecido
    ? [{ codigoAssociado: conhecido, dente: null }]
    : (await listCandidatos(db, cena, hoje)).filter(({ codigoAssociado }) => !usados.has(codigoAssociado))
  const primeiro = random.int(0, Math.max(0, todos.length - 1))
  for (const candidato of [...todos.slice(primeiro), ...todos.slice(0, primeiro)]) {
    const nova = await judgeCena(palco, cena, candidato, dia)
    if (!nova) continue
    const em = new Date(toInstante(dia, palco.expediente.next(dia)))
    const numero = await insertSolicitacao(db, nova, toAutor(credenciadoOf(cena.credenciado)), em)
    const solicitacao = await findSolicitacao(db, cena.credenciado, numero)
    if (solicitacao) return solicitacao
  }
  return undefined
}
