import type {
  CausaAuditoria,
  LinhaSubmotivo,
  PoliticaAuditoria,
} from '@portal/domain/auditoria/politicaAuditoria.ts'
import { type Db, statement } from '../db/client.ts'

type LinhaPolitica = {
  tipo: 'termoClinico' | 'termoSemImagem' | 'ladoMinimo' | 'contrasteMinimo'
  valor: string
}

const listPolitica = statement<LinhaPolitica>(
  'auditoria.politica',
  'select tipo, valor from politica_auditoria where $1::date between inicio and coalesce(fim, $1) order by inicio',
)
const listSubmotivos = statement<LinhaSubmotivo>(
  'auditoria.submotivos',
  `select codigo, codigo_glosa as "codigoGlosa", natureza, texto, como_evitar as "comoEvitar" from submotivo_glosa
    where $1::date between inicio and coalesce(fim, $1) order by inicio`,
)

/** What the audit's policy knows on a day. Throws when a measure or a sub-reason has no row for it. */
export async function loadPolitica(db: Db, hoje: string): Promise<PoliticaAuditoria> {
  const [linhas, submotivos] = await Promise.all([
    db.query(listPolitica, [hoje]),
    db.query(listSubmotivos, [hoje]),
  ])
  const valuesOf = (tipo: LinhaPolitica['tipo']) =>
    linhas.filter((linha) => linha.tipo === tipo).map(({ valor }) => valor)
  const submotivoOf = (codigo: CausaAuditoria) =>
    required(
      submotivos.findLast((linha) => linha.codigo === codigo),
      codigo,
    )
  return {
    termosClinicos: valuesOf('termoClinico'),
    termosSemImagem: valuesOf('termoSemImagem'),
    ladoMinimo: Number(required(valuesOf('ladoMinimo').at(-1), 'ladoMinimo')),
    contrasteMinimo: Number(required(valuesOf('contrasteMinimo').at(-1), 'contrasteMinimo')),
    submotivos: {
      semMotivoClinico: submotivoOf('semMotivoClinico'),
      semImagem: submotivoOf('semImagem'),
      imagemIlegivel: submotivoOf('imagemIlegivel'),
      situacaoInicial: submotivoOf('situacaoInicial'),
    },
  }
}

const listTermosPrazo = statement<{ valor: string }>(
  'auditoria.termosPrazo',
  `select valor from politica_auditoria
    where tipo in ('termoClinico', 'termoPrazo') and $1::date between inicio and coalesce(fim, $1) order by valor`,
)

/** How the words begin, on a day, that tell why a treatment takes longer than was granted: any clinical reason may be one. */
export const loadTermosPrazo = async (db: Db, hoje: string): Promise<string[]> =>
  (await db.query(listTermosPrazo, [hoje])).map(({ valor }) => valor)

function required<T>(valor: T | undefined, nome: string): T {
  if (valor === undefined) throw new Error(`the audit's policy has no ${nome} today`)
  return valor
}

type LinhaPrazo = { tipo: 'urgencia' | 'comum' | 'altaComplexidade'; dias: number; classes: string[] }

const listPrazos = statement<LinhaPrazo>(
  'auditoria.prazos',
  'select tipo, dias, classes from prazo_analise where $1::date between inicio and coalesce(fim, $1) order by inicio',
)

/** Working days to answer a guide in analysis, by its urgency and the classes of its events (RN 623). */
export async function findDiasAnalise(
  db: Db,
  { emergencia, classes }: { emergencia: boolean; classes: readonly string[] },
  hoje: string,
): Promise<number> {
  const prazos = await db.query(listPrazos, [hoje])
  const prazoOf = (tipo: LinhaPrazo['tipo']) =>
    required(
      prazos.findLast((linha) => linha.tipo === tipo),
      tipo,
    )
  if (emergencia) return prazoOf('urgencia').dias
  const alta = prazoOf('altaComplexidade')
  return classes.some((classe) => alta.classes.includes(classe)) ? alta.dias : prazoOf('comum').dias
}
