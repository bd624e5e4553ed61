import { addDays, addMonths, daysBetween, mesDe } from '@portal/domain/calendario/dataCivil.ts'
import { isDiaUtil } from '@portal/domain/calendario/diaUtil.ts'
import type { CodigoIndicador } from '@portal/domain/indicador/indicador.tables.ts'
import { civilDay } from '../runtime/clock.ts'
import type { TestApp } from '../testing/testApp.ts'

/** A row of a figure, made of the raw rows and of none of what the product computes. */
export type LinhaRefeita = {
  indicador: CodigoIndicador
  mes: string
  numeroFicha: number
  dentista: number
  unidade: string | null
  parte: number
  total: number
}

type Pago = {
  ficha: number
  seq: number
  recurso: boolean
  dentista: number | null
  unidade: string | null
  informado: number
  glosa: number
  codigos: string[]
  publicacao: string
  pagamento: string
  situacao: string
  evento: string
  associado: string
  dente: string | null
  data: string | null
  grupo: string
  radiologia: boolean
}

type Guia = {
  ficha: number
  dentista: number | null
  unidade: string | null
  autorizada: string | null
  encaminhada: Date | null
  ultima: string | null
  valor: number
}

type Passo = { ficha: number; acao: string; status: number; em: Date }
type Item = {
  ficha: number
  seq: number
  decisao: string | null
  devolvido: number | null
  julgado: Date | null
}

function countDiasUteis(de: string, ate: string): number {
  let dias = 0
  for (let dia = de; dia < ate; ) {
    dia = addDays(dia, 1)
    if (isDiaUtil(dia)) dias++
  }
  return dias
}

/** Of the denials of the demonstration, those for want of an image or a justification. */
const SEM_DOCUMENTO = ['3013', '3067']

/** Every row of every figure of a provider, of all months, as of an instant. */
export async function remakeLinhas(t: TestApp, codigo: number, corte: Date): Promise<LinhaRefeita[]> {
  const pagos = await t.rows<Pago>(
    `select e.numero_ficha::int as ficha, e.sequencial_inclusao as seq, e.recurso, e.codigo_dentista as dentista, e.unidade,
            e.informado_centavos as informado, e.glosa_centavos as glosa,
            array(select x ->> 'codigoGlosa' from jsonb_array_elements(e.glosas) x) as codigos,
            r.publicacao::text, r.pagamento::text, r.situacao, v.codigo_evento as evento,
            v.codigo_associado as associado, v.dente, v.data_realizacao::text as data,
            f.regra ->> 'grupoFrequencia' as grupo, coalesce((f.regra ->> 'radiologia')::boolean, false) as radiologia
       from repasse_evento e, repasse r, evento_guia v, regra_evento f
      where e.codigo_credenciado = $1 and r.codigo_credenciado = $1 and r.fechamento = e.fechamento
        and v.codigo_credenciado = $1 and v.numero_ficha = e.numero_ficha
        and v.sequencial_inclusao = e.sequencial_inclusao and f.codigo_evento = v.codigo_evento`,
    [codigo],
  )
  const guias = await t.rows<Guia>(
    `select g.numero_ficha::int as ficha, g.codigo_dentista as dentista,
            (select unidade from dentista d where d.codigo = g.codigo_dentista) as unidade,
            g.data_autorizacao::text as autorizada,
            (select em from encaminhamento n where n.numero_ficha = g.numero_ficha) as encaminhada,
            max(v.data_realizacao)::text as ultima,
            coalesce(sum(v.valor_centavos) filter (where v.data_realizacao is not null), 0)::int as valor
       from guia g left join evento_guia v on v.numero_ficha = g.numero_ficha
      where g.codigo_credenciado = $1 group by g.codigo_credenciado, g.numero_ficha`,
    [codigo],
  )
  const passos = await t.rows<Passo>(
    `select numero_ficha::int as ficha, acao, para_status as status, em from historico_guia where codigo_credenciado = $1`,
    [codigo],
  )
  const itens = await t.rows<Item>(
    `select i.numero_ficha::int as ficha, i.sequencial_inclusao as seq, i.decisao, i.liberado_centavos as devolvido,
            a.julgado_em as julgado
       from recurso_item i, recurso_glosa a where i.codigo_credenciado = $1 and a.numero_ficha = i.numero_ficha`,
    [codigo],
  )
  const publicados = pagos.filter(({ recurso, situacao }) => !recurso && situacao !== 'aberto')
  const isDe = (a: { ficha: number; seq: number }, b: { ficha: number; seq: number }) =>
    a.ficha === b.ficha && a.seq === b.seq
  const linhas: LinhaRefeita[] = []
  const add = (
    indicador: CodigoIndicador,
    dia: string,
    de: { ficha: number; dentista: number | null; unidade: string | null },
    parte: number | boolean,
    total: number,
  ) =>
    linhas.push({
      indicador,
      mes: mesDe(dia),
      numeroFicha: de.ficha,
      dentista: de.dentista ?? 0,
      unidade: de.unidade,
      parte: Number(parte),
      total,
    })

  for (const pago of publicados) {
    const item = itens.find((um) => isDe(um, pago))
    const devolvido =
      item?.decisao === 'A' && item.julgado && item.julgado <= corte ? (item.devolvido ?? 0) : 0
    add('glosaInicial', pago.publicacao, pago, pago.glosa, pago.informado)
    add('glosaFinal', pago.publicacao, pago, pago.glosa - devolvido, pago.informado)
    const semDocumento = pago.glosa > 0 && pago.codigos.some((um) => SEM_DOCUMENTO.includes(um))
    add('glosaDocumento', pago.publicacao, pago, semDocumento, 1)
    const { data } = pago
    const antes = publicados.some(
      (outro) =>
        data !== null &&
        outro.data !== null &&
        outro.associado === pago.associado &&
        outro.dente === pago.dente &&
        outro.grupo === pago.grupo &&
        outro.data < data &&
        outro.data >= addMonths(data, -12),
    )
    add('retrabalho', pago.publicacao, pago, pago.dente !== null && !pago.radiologia && antes, 1)
  }
  for (const guia of guias) {
    const dela = passos.filter(({ ficha }) => ficha === guia.ficha)
    for (const { status, em } of dela.filter(({ acao }) => acao === 'send')) {
      if (status !== 17) add('guiaCompleta', civilDay(em), guia, status !== 4 && status !== 5, 1)
    }
    if (!guia.encaminhada) continue
    const dia = civilDay(guia.encaminhada)
    if (guia.autorizada && guia.ultima) {
      add('tempoTratamento', dia, guia, countDiasUteis(guia.autorizada, guia.ultima), 1)
    }
    add(
      'envioDigital',
      dia,
      guia,
      dela.some(({ status, em }) => status === 20 && em <= corte),
      1,
    )
    const fim = addDays(dia, 60)
    const respondida = dela.some(({ status, em }) => status === 12 && civilDay(em) <= fim)
    add('guiaSemResposta', fim, guia, !respondida, 1)
    add('valorSemResposta', fim, guia, respondida ? 0 : guia.valor, guia.valor)
    const paga = publicados.find(({ ficha, situacao }) => ficha === guia.ficha && situacao === 'depositado')
    if (paga) add('prazoPagamento', paga.pagamento, paga, daysBetween(dia, paga.pagamento), 1)
  }
  for (const item of itens) {
    const pago = publicados.find((um) => isDe(um, item))
    if (item.decisao && item.julgado && pago) {
      add('recursoAcatado', civilDay(item.julgado), pago, item.decisao === 'A', 1)
    }
  }
  return linhas
}
