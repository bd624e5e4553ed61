import type { Motivo } from '@portal/contract/motivo.ts'
import { solicitacaoExame } from '@portal/contract/solicitacaoExame.ts'
import { beforeEach, expect, test } from 'vitest'
import { answer, sent } from '../testing/calls.ts'
import { expectAccessible } from '../testing/expectAccessible.ts'
import { openPage } from '../testing/open.tsx'
import {
  answerPedido,
  caixa,
  dente,
  descricaoDe,
  expectPedidoSalvo,
  hipotese,
  include,
  item,
  PEDIR,
  PERIAPICAL,
  readFala,
  readVeredito,
  resumo,
  salvar,
} from './solicitacaoExame.fixture.ts'

const periapical = item('Radiografia periapical')

beforeEach(() => answerPedido())

const repetida: Motivo = {
  codigoGlosa: '3059',
  severidade: 'pendenciaJustificativa',
  campo: 'justificativa',
  texto: 'Repetição sem justificativa',
  possivelEm: '2026-12-10',
  justificativaMinima: 20,
}

/** Of the region of tooth 36 alone the exam is a repeat. */
const answerRepetidaNo36 = () =>
  answer(solicitacaoExame.validateProcedimento, ({ query }) =>
    query.eventos.split(',').map((parte) => ({
      codigo: parte.slice(0, 8),
      motivos: parte.includes('RMIE') ? [repetida] : [],
    })),
  )

test('a justificativa se pede onde a regra a exige deste paciente, com o motivo e o dia', async () => {
  answerPedido((codigo) => (codigo === PERIAPICAL ? [repetida] : []))
  openPage(PEDIR)
  await include('pano, peri 36')
  await expect
    .poll(readFala)
    .toMatch(
      /2 exames no pedido\. Radiografia periapical: A justificativa deste caso pede pelo menos 20 caracteres/,
    )
  const justificativa = periapical.getByRole('textbox', { name: 'Justificativa' })
  await expect.element(justificativa).toHaveAccessibleDescription(/pelo menos 20 caracteres/)
  await expect.element(periapical.getByText(/Repetição sem justificativa/)).toBeVisible()
  await expect.element(periapical.getByText(/Possível a partir de 10\/12\/2026/)).toBeVisible()
  await expect.element(item(descricaoDe('81000405')).getByRole('textbox')).not.toBeInTheDocument()
  await hipotese.fill('Lesão periapical')
  await salvar.click()
  await resumo.getByRole('link', { name: /pede pelo menos 20 caracteres/ }).click()
  await expect.element(justificativa).toHaveFocus()
  await justificativa.fill('Dor nova desde ontem no 36')
  await expect.element(periapical.getByText(/Repetição sem justificativa/)).not.toBeInTheDocument()
  await salvar.click()
  await expectPedidoSalvo()
  expect(sent(solicitacaoExame.createSolicitacao)[0]?.body.eventos[1]?.justificativa).toBe(
    'Dor nova desde ontem no 36',
  )
})

test('o que seria negado hoje se diz na lista e no pedido, perguntado com tudo o que já está nele', async () => {
  answerPedido((codigo) =>
    codigo === '81000405'
      ? [{ ...repetida, severidade: 'glosa', campo: 'data', texto: 'Procedimento repetido' }]
      : [],
  )
  openPage(PEDIR)
  await expect
    .element(caixa(/Seria negado: Procedimento repetido \(3059\). Possível a partir de 10\/12\/2026/))
    .toBeVisible()
  await include('pano')
  await expect
    .poll(readFala)
    .toMatch(
      /1 exame no pedido\. Radiografia panorâmica.*: Seria negado: Procedimento repetido \(3059\)\. Possível/,
    )
  await include('peri 36')
  const negado = item(descricaoDe('81000405')).getByText(/Procedimento repetido/)
  await expect.element(negado).toBeVisible()
  await expect.poll(readFala).toMatch(/^Incluído: Radiografia periapical.*Procedimento repetido \(3059\)/)
  expect(readFala().match(/Procedimento repetido/g)).toHaveLength(1)
  expect(negado.element().closest('[aria-live]')).toBeNull()
  await expect
    .poll(() => sent(solicitacaoExame.validateProcedimento).at(-1)?.query)
    .toEqual({ cdAssociado: '500000001', eventos: '81000405,81000421:RMIE' })
})

test('o exame repetido no lugar que se escolheu diz-se na linha e ao lado da sua caixa, e se anuncia', async () => {
  answerRepetidaNo36()
  openPage(PEDIR)
  await include('peri')
  await expect.poll(readVeredito).toMatch(/1 exame no pedido\. .*Escolha a região/)
  await dente('36').click()
  const naLinha = /^Incluído: .*, dente 36\. Radiografia periapical: Falta justificativa: Repetição sem/
  await expect.poll(readVeredito).toMatch(naLinha)
  expect(readFala()).toMatch(naLinha)
  await expect
    .element(caixa(/^Radiografia periapical/))
    .toHaveAccessibleName(/Falta justificativa: Repetição sem justificativa \(3059\)/)
  await include('pano')
  await expect.poll(readVeredito).toMatch(/^Incluído: Radiografia panorâmica.*Repetição sem justificativa/)
  await periapical.getByRole('textbox', { name: 'Justificativa' }).fill('Dor nova desde ontem no 36')
  await expect.poll(readVeredito).not.toMatch(/Repetição/)
})

test('retirado um exame, o que se acha em outro se diz na linha também', async () => {
  answerRepetidaNo36()
  openPage(PEDIR)
  await include('pano')
  await include('peri')
  await caixa(/ortopantomografia\)$/).click()
  await expect.poll(readVeredito).toMatch(/^Retirado: Radiografia panorâmica/)
  await dente('36').click()
  await expect
    .poll(readVeredito)
    .toMatch(/^Retirado: Radiografia panorâmica.*Radiografia periapical: Falta justificativa/)
})

test('o que outro pedido já tem se diz no exame e na linha, antes de salvar', async () => {
  const mensagem = 'Este exame já está no pedido 3400002.'
  answer(solicitacaoExame.validateProcedimento, ({ query }) => [
    { codigo: query.eventos.slice(0, 8), motivos: [], bloqueio: mensagem },
  ])
  openPage(PEDIR)
  await include('pano')
  await expect.element(item(descricaoDe('81000405')).getByText(mensagem)).toBeVisible()
  const dito = `1 exame no pedido. ${descricaoDe('81000405')}: ${mensagem}`
  await expect.poll(readVeredito).toBe(`Incluído: ${descricaoDe('81000405')}. ${dito}`)
  expect(readFala()).toBe(readVeredito())
  await expectAccessible()
})
