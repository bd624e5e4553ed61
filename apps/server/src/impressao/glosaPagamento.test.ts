import { guia } from '@portal/contract/guia.ts'
import { impressao } from '@portal/contract/impressao.ts'
import { expect, it } from 'vitest'
import { payGuia } from '../prontuario/clinica.fixture.ts'
import {
  createAssociado,
  createGuia,
  RESTAURACAO,
  releaseGuia,
  sendEventos,
} from '../testing/guia.fixture.ts'
import { createGlosada as createGlosadaDoRecurso } from '../testing/recurso.fixture.ts'
import { openTestApp } from '../testing/testApp.ts'
import { readPdf } from './readPdf.fixture.ts'

const t = await openTestApp()
const as = await t.as(100001)

/** A paid guide whose event another practice had done on a day before. */
async function createGlosada(): Promise<number> {
  const codigoAssociado = await createAssociado(t)
  const numeroFicha = await createGuia(t, 'encaminhada', { codigoAssociado })
  await t.rows(`update guia set validade_senha = '2026-11-20' where numero_ficha = $1`, [numeroFicha])
  const outra = await releaseGuia(t, { codigoAssociado, login: 100004 })
  await sendEventos(t, outra, [{ ...RESTAURACAO, codigoLocalizacao: '36' }], 100004)
  await t.rows(`update prontuario set dente = '26', data_realizacao = '2026-11-20' where numero_ficha = $1`, [
    outra,
  ])
  await t.rows(`update guia set validade_senha = '2027-02-01' where numero_ficha = $1`, [numeroFicha])
  await payGuia(t, numeroFicha)
  return numeroFicha
}

it('tells on the page what the payment denied, and counts as denied what the run denied', async () => {
  const numeroFicha = await createGlosada()
  const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as })
  const [pagina] = await readPdf(raw)
  expect(pagina?.texto).toContain('Códigos da negativa')
  expect(pagina?.texto).toMatch(/3016 - /)
  expect(pagina?.texto).toContain('Total aprovado (R$) 10,00')
  expect(pagina?.texto).toContain('Total negado (R$) 90,00')
  expect(pagina?.texto).toContain('Total pago (R$) 0,00')
  expect(pagina?.texto).toContain('Total franquia / coparticipação (R$) 10,00')
})

it('offers no correction on the screen, and sums as denied what the run denied', async () => {
  const numeroFicha = await createGlosada()
  const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as })
  expect(body).toMatchObject({
    statusFicha: 12,
    valorTotal: '100.00',
    valorAprovado: '10.00',
    valorNegado: '90.00',
    valorCopartTotal: '10.00',
    valorPago: '0.00',
    eventos: [
      {
        valorPago: '0.00',
        valorGlosado: '90.00',
        glosa: [{ codigoGlosa: '3016' }],
        motivos: [{ codigoGlosa: '3016' }],
      },
    ],
  })
  for (const motivo of body.eventos.flatMap(({ motivos }) => motivos)) {
    expect(motivo).not.toHaveProperty('correcao')
    expect(motivo).not.toHaveProperty('justificativaMinima')
  }
})

it('sums neither as approved nor as denied for whoever may not read what the run did', async () => {
  const numeroFicha = await createGlosadaDoRecurso(t, 100004)
  for (const tabela of ['guia', 'repasse_evento'])
    await t.rows(`update ${tabela} set codigo_dentista = 1000046 where numero_ficha = $1`, [numeroFicha])
  const colega = await t.as(1000043)
  const { body } = await t.call(guia.getGuiaDetalhada, { query: { numeroFicha } }, { as: colega })
  expect(body).not.toHaveProperty('valorAprovado')
  expect(body).not.toHaveProperty('valorNegado')
  expect(body.statusFicha).toBe(12)
  const { raw } = await t.call(impressao.printGuia, { query: { numeroFicha } }, { as: colega })
  expect((await readPdf(raw)).map(({ texto }) => texto).join(' ')).not.toContain('Total aprovado')
})
