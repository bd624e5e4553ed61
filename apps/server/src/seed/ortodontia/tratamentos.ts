import type { PrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { findPrazoOrtodontia } from '@portal/domain/ortodontia/prazoOrtodontia.ts'
import { acceptsAcaoTratamento, type EstadoTratamento } from '@portal/domain/ortodontia/tratamento.tables.ts'
import type pg from 'pg'
import { listPrazosOrtodontia } from '../../regraEvento/regra.store.ts'
import type { Populacao } from '../associado/populacao.ts'
import { Random } from '../chance/random.ts'
import { insertTabelas, type Row } from '../database/insertTabelas.ts'
import { toDb } from '../database/toDb.ts'
import type { GuiaVivida } from '../guia/esbocoGuia.ts'
import { credenciadoOf, Gerador } from '../guia/gerador.ts'
import { createAvisos } from './avisosTratamento.ts'
import { CASOS, type Caso } from './caso.data.ts'
import { createFormulario } from './formularioCaso.ts'
import { type GuiaOrto, GuiasDoCaso } from './guiaOrto.ts'
import { Pacientes } from './paciente.ts'
import { listPassosTratamento, type Passo, stateAfter } from './vidaTratamento.ts'

/** A case with its guides as they stand today. */
export type CasoVivido = { readonly caso: Caso; readonly guias: readonly GuiaOrto[] }

const TERMINADOS: readonly EstadoTratamento[] = ['abandonado', 'concluido', 'cancelado']

/** The guides of the orthodontic treatments, of patients who are each in one of them. */
export function createTratamentos(populacao: Populacao): CasoVivido[] {
  const random = new Random(86)
  const gerador = new Gerador(populacao, random)
  const pacientes = new Pacientes(populacao)
  return CASOS.map((caso) => ({
    caso,
    guias: new GuiasDoCaso(caso, pacientes.choose(caso), gerador, random).list(),
  }))
}

/** The treatment as its rows tell it, under its own number. */
type Numerado = CasoVivido & {
  readonly numero: number
  readonly passos: readonly Passo[]
  readonly inicial: GuiaVivida
}

function toLinhaTratamento(
  { numero, passos, inicial }: Numerado,
  fichaOf: (guia: GuiaVivida) => number,
  sucessor: Numerado | undefined,
): Row {
  const estado = stateAfter(passos)
  const ultimo = passos.at(-1)
  const { linha, planos } = inicial.pedido.associado
  return {
    codigo_credenciado: inicial.credenciado.codigo,
    numero_tratamento: numero,
    codigo_associado: linha.codigo,
    codigo_plano: planos[0],
    estado,
    numero_ficha_inicial: fichaOf(inicial),
    inicio: passos.find(({ acao }) => acao === 'authorise')?.dia ?? null,
    meses_concedidos: passos.reduce((soma, { meses }) => soma + (meses ?? 0), 0),
    fim: TERMINADOS.includes(estado) ? ultimo?.dia : null,
    substituido_por: sucessor?.numero ?? null,
    estado_antes: sucessor ? stateAfter(passos.slice(0, -1)) : null,
    criado_em: passos[0]?.em,
    atualizado_em: ultimo?.em,
  }
}

function toLinhasHistorico(
  { numero, passos, inicial }: Numerado,
  fichaOf: (guia: GuiaVivida) => number,
): Row[] {
  return passos.map(({ acao, em, autor, orto, meses, motivo }, i) => {
    const antes = i === 0 ? null : stateAfter(passos.slice(0, i))
    if (antes !== null && !acceptsAcaoTratamento(antes, acao))
      throw new RangeError(`${acao} of treatment ${numero} from ${antes}`)
    return {
      codigo_credenciado: inicial.credenciado.codigo,
      numero_tratamento: numero,
      em,
      autor,
      acao,
      de_estado: antes,
      para_estado: stateAfter(passos.slice(0, i + 1)),
      numero_ficha: orto ? fichaOf(orto.guia) : null,
      meses,
      motivo,
    }
  })
}

function toLinhasFormulario(
  { caso, guias }: Numerado,
  fichaOf: (guia: GuiaVivida) => number,
  random: Random,
): Row[] {
  return guias.flatMap(({ guia, tipo }) => {
    const enviada = guia.momentos.find(({ passo }) => passo.acao === 'send')
    const tempo = (tipo === 'prorrogacao' ? caso.prorrogacao?.[1] : caso.tempo) ?? 12
    return enviada
      ? [
          {
            codigo_credenciado: guia.credenciado.codigo,
            numero_ficha: fichaOf(guia),
            tipo,
            conteudo: createFormulario(tipo, guia, tempo, random),
            fichas_vinculo: [],
            enviado_em: enviada.em,
          },
        ]
      : []
  })
}

/** Another provider's treatment of the same patient ended the one before it, at the very instant of its authorisation. */
function replaceAntigo(
  numerados: readonly Numerado[],
  antigo: Numerado,
): { numerado: Numerado; sucessor?: Numerado } {
  const { paciente } = antigo.caso
  const sucessor = numerados.find(
    (outro) => paciente !== undefined && outro.caso.paciente === paciente && outro.numero > antigo.numero,
  )
  const authorise = sucessor?.passos.find(({ acao }) => acao === 'authorise')
  if (!sucessor || !authorise) return { numerado: antigo }
  const replace: Passo = { ...authorise, acao: 'replace', autor: 'operadora', orto: undefined, meses: null }
  return { numerado: { ...antigo, passos: [...antigo.passos, replace] }, sucessor }
}

/** Writes the treatments of guides that are there, with their steps and forms, and links the guides to them. */
export async function enterTratamentos(
  client: pg.ClientBase,
  vividos: readonly CasoVivido[],
  fichaOf: (guia: GuiaVivida) => number,
  hoje: string,
): Promise<void> {
  const prazos: readonly PrazoOrtodontia[] = await listPrazosOrtodontia(toDb(client))
  const casos = vividos
    .flatMap(({ caso, guias }) => {
      const inicial = guias[0]?.guia
      if (!inicial) return []
      const prazo = findPrazoOrtodontia(prazos, credenciadoOf(inicial.credenciado.codigo).rede, hoje)
      return [{ caso, guias, inicial, passos: listPassosTratamento(caso, guias, prazo, hoje) }]
    })
    .filter(({ passos }) => passos.length > 0)
    .sort((a, b) => ((a.passos[0]?.em ?? '') < (b.passos[0]?.em ?? '') ? -1 : 1))
  const { rows } = await client.query<{ numero: number }>(
    `select nextval('numero_tratamento_seq')::integer as numero from generate_series(1, $1)`,
    [casos.length],
  )
  const numerados = casos.map((caso, i): Numerado => ({ ...caso, numero: rows[i]?.numero ?? 0 }))
  const ligados = numerados.map((numerado) => replaceAntigo(numerados, numerado))
  const random = new Random(8600)
  await insertTabelas(client, {
    tratamento_ortodontico: ligados.map(({ numerado, sucessor }) =>
      toLinhaTratamento(numerado, fichaOf, sucessor),
    ),
    formulario_orto: numerados.flatMap((numerado) => toLinhasFormulario(numerado, fichaOf, random)),
    historico_tratamento: ligados.flatMap(({ numerado }) => toLinhasHistorico(numerado, fichaOf)),
    notificacao: createAvisos(
      ligados.map(({ numerado: { numero, inicial, passos } }) => ({
        codigoCredenciado: inicial.credenciado.codigo,
        numeroFicha: fichaOf(inicial),
        passos,
        troca: ligados.some(({ sucessor }) => sucessor?.numero === numero),
      })),
    ),
  })
  // Who tends a practice reads what it is told, by whatever login: what is older than a month is no news.
  await client.query(
    `insert into leitura_notificacao (codigo_credenciado, login, lida_ate)
     select codigo_credenciado, login, max(id) from notificacao join credencial using (codigo_credenciado)
      where em < $1::date - 30 group by 1, 2`,
    [hoje],
  )
  const vinculos = numerados.flatMap(({ numero, guias }) =>
    guias.map(({ guia }) => ({ numero, ficha: fichaOf(guia) })),
  )
  await client.query(
    `update guia g set numero_tratamento = v.numero
       from json_to_recordset($1) as v (numero bigint, ficha bigint) where g.numero_ficha = v.ficha`,
    [JSON.stringify(vinculos)],
  )
}
