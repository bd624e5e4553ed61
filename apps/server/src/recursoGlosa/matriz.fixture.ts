import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { createGuia } from '../testing/guia.fixture.ts'
import type { Cena, Receita } from '../testing/matriz/cena.ts'
import { busca, entrada, porFicha } from '../testing/matriz/entrada.ts'
import type { Matriz } from '../testing/matriz/matriz.ts'
import { createGlosada, createRecorrida, sendRecurso } from '../testing/recurso.fixture.ts'

const semGlosa: Receita = async (cena) => cena.call(await createGuia(cena.t, 'processada'))

/** The statement that told of the denial is of more than thirty days ago. */
async function sendTarde(cena: Cena) {
  const numeroFicha = await cena.prepare()
  await cena.t.rows(
    `insert into repasse (codigo_credenciado, fechamento, publicacao, pagamento, mudado_em)
     values (100001, '2026-08-20', '2026-09-01', '2026-09-10', now()) on conflict do nothing`,
  )
  await cena.t.rows(`update repasse_evento set fechamento = '2026-08-20' where numero_ficha = $1`, [
    numeroFicha,
  ])
  return cena.call(numeroFicha)
}

const appeal =
  (eventos: readonly object[]): Receita =>
  async (cena) =>
    cena.call(await cena.prepare(), { body: { eventos } })

export const recusas: Matriz['recusas'] = {
  'recursoGlosa.getRecurso API-REC-0001': semGlosa,
  'recursoGlosa.getRecursoDetalhado API-REC-0001': semGlosa,
  'recursoGlosa.sendRecurso API-REC-0001': semGlosa,
  'recursoGlosa.sendRecurso API-GTO-0012': (cena) =>
    cena.callAfter('update guia set codigo_etapa = 3 where numero_ficha = $1'),
  'recursoGlosa.sendRecurso API-REC-0002': async (cena) => {
    const numeroFicha = await cena.prepare()
    await sendRecurso(cena.t, { numeroFicha })
    return cena.call(numeroFicha)
  },
  'recursoGlosa.sendRecurso API-REC-0003': sendTarde,
  'recursoGlosa.sendRecurso API-REC-0004': appeal([{ numeroSequenciaInclusao: 9, justificativa: '' }]),
  'recursoGlosa.sendRecurso API-REC-0005': appeal([
    { numeroSequenciaInclusao: 1, justificativa: '', novidades: [{ tipo: 'dente', valor: '99' }] },
  ]),
  'recursoGlosa.getRecursoAuditoria API-REC-0006': async (cena) => cena.call(await createGlosada(cena.t)),
}

export const plantCanario: Matriz['plantCanario'] = async (t, { palavra, login, codigoAssociado }) => {
  const numeroFicha = await createGlosada(t, login, codigoAssociado)
  await sendRecurso(
    t,
    { numeroFicha, eventos: [{ numeroSequenciaInclusao: 1, justificativa: palavra }] },
    login,
  )
}

export const buscas: Matriz['buscas'] = [
  busca('recursoGlosa.searchRecursos', recursoGlosa.searchRecursos, () => ({
    query: { situacao: 'RECURSO' as const, limite: 100 },
  })),
]

export const entradas: Matriz['entradas'] = [
  entrada('recursoGlosa.validateRecurso', recursoGlosa.validateRecurso, porFicha, createGlosada),
  entrada('recursoGlosa.getRecurso', recursoGlosa.getRecurso, porFicha, createGlosada),
  entrada('recursoGlosa.getRecursoDetalhado', recursoGlosa.getRecursoDetalhado, porFicha, createGlosada),
  entrada('recursoGlosa.getRecursoAuditoria', recursoGlosa.getRecursoAuditoria, porFicha, createRecorrida),
  entrada('recursoGlosa.searchRecursos', recursoGlosa.searchRecursos, () => ({
    query: { situacao: 'RECORRER' as const, limite: 10 },
  })),
  entrada(
    'recursoGlosa.sendRecurso',
    recursoGlosa.sendRecurso,
    (numeroFicha) => ({
      body: { numeroFicha, eventos: [{ numeroSequenciaInclusao: 1, justificativa: 'Segue a imagem.' }] },
    }),
    createGlosada,
  ),
]
