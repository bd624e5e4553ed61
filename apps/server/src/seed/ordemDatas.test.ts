import { redes } from '@portal/domain/rede/rede.data.ts'
import { expect, test } from 'vitest'
import { openDemonstracao } from './demonstracao.fixture.ts'

const { rowsOf } = await openDemonstracao()

/** Civil days of a guide's life, in the order in which they must come; what has not come yet is null. */
const ordem = [
  'liberacao',
  'envio',
  'autorizacao',
  'realizacao',
  'assinatura',
  'encaminhamento',
  'fechamento',
  'processamento',
  'publicacao',
  'recurso',
  'decisao',
] as const

const dia = (instante: string) => `to_char(${instante} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD')`

/** Of each event; `historico_guia` tells the moments that no column does. */
const vidas = `
  select g.numero_ficha as "numeroFicha", ${dia('g.liberada_em')} as liberacao, ${dia('g.enviada_em')} as envio,
         v.data_autorizacao::text as autorizacao, v.data_realizacao::text as realizacao,
         ${dia('g.assinada_em')} as assinatura, ${dia('n.em')} as encaminhamento,
         case when p.em is not null then n.fechamento::text end as fechamento, ${dia('p.em')} as processamento,
         case when p.em is not null then r.publicacao::text end as publicacao, ${dia('a.enviado_em')} as recurso,
         ${dia('a.julgado_em')} as decisao, a.prazo_recurso::text as "prazoRecurso",
         a.prazo_resposta::text as "prazoResposta", n.fechamento::text as "fechamentoPrevisto"
    from guia g
    left join evento_guia v using (codigo_credenciado, numero_ficha)
    left join encaminhamento n using (codigo_credenciado, numero_ficha)
    left join repasse r using (codigo_credenciado, fechamento)
    left join recurso_glosa a using (codigo_credenciado, numero_ficha)
    left join lateral (select em from historico_guia h
                        where (h.codigo_credenciado, h.numero_ficha) = (g.codigo_credenciado, g.numero_ficha)
                          and h.para_status = 12 and h.acao = 'processPagamento') p on true`

type Vida = Record<
  (typeof ordem)[number] | 'prazoRecurso' | 'prazoResposta' | 'fechamentoPrevisto',
  string | null
>

const lidas = await rowsOf<Vida & { numeroFicha: number }>(vidas)

test('each day of a guide follows the one before', () => {
  const erradas = lidas.flatMap((vida) => {
    const dias = ordem.flatMap((nome) => (vida[nome] === null ? [] : [{ nome, dia: vida[nome] }]))
    const errado = dias.find(({ dia: depois }, i) => depois < (dias[i - 1]?.dia ?? ''))
    return errado ? [{ numeroFicha: vida.numeroFicha, errado: errado.nome, dias }] : []
  })
  expect(erradas).toEqual([])
})

test('what is told of each kind is there to be read', () => {
  for (const nome of ordem)
    expect(lidas.filter((vida) => vida[nome] !== null).length, nome).toBeGreaterThan(20)
})

test('no guide is forwarded after the closing of its run', () => {
  expect(
    lidas.filter(
      ({ encaminhamento, fechamentoPrevisto }) => (encaminhamento ?? '') > (fechamentoPrevisto ?? '9'),
    ),
  ).toEqual([])
})

test('every appeal was sent in its term, and answered in its own', () => {
  const fora = lidas.filter(
    ({ recurso, decisao, prazoRecurso, prazoResposta }) =>
      (recurso !== null && recurso > (prazoRecurso ?? '')) ||
      (decisao !== null && decisao > (prazoResposta ?? '')),
  )
  expect(fora).toEqual([])
})

test('an appeal is answered by one day, on the guide as on the appeal, in each network', async () => {
  const abertos = await rowsOf<{ rede: string; daGuia: string | null; doRecurso: string }>(
    `select c.rede, g.prazo::text as "daGuia", a.prazo_resposta::text as "doRecurso"
       from guia g join recurso_glosa a using (codigo_credenciado, numero_ficha)
       join credenciado c on c.codigo = g.codigo_credenciado
      where g.status_ficha in (13, 14)`,
  )
  expect(abertos.filter(({ daGuia, doRecurso }) => daGuia !== doRecurso)).toEqual([])
  expect(new Set(abertos.map(({ rede }) => rede))).toEqual(new Set(redes.map(({ codigo }) => codigo)))
})
