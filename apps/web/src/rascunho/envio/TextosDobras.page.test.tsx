import { guia } from '@portal/contract/guia.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findDobra, GUIA, openDobra } from '../../guia/paginaGuia.fixture.ts'
import { sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { openPage } from '../../testing/open.tsx'
import { answerRascunho, envio, include, linha, readItens } from '../rascunho.fixture.ts'

const justificativa = page.getByRole('textbox', { name: /^Justificativa técnica/ })
const observacao = page.getByRole('textbox', { name: /^Observação/ })
const enviar = envio.getByRole('button', { name: 'Enviar guia' })
const resumo = (titulo: string) => findDobra(titulo)?.querySelector('span')?.textContent
const previsao = () => readItens().map(([, , decisao]) => decisao)
const bastante = 'Canal único confirmado pela radiografia, com raiz fusionada.'

beforeEach(() => {
  answerRascunho()
})

test('a justificativa é opcional até que um evento a peça, e pedida não deixa de ser por estar escrita', async () => {
  openPage(GUIA)
  await openDobra('Justificativa técnica')
  await expect.element(page.getByRole('textbox', { name: 'Justificativa técnica (opcional)' })).toBeVisible()
  expect(resumo('Justificativa técnica')).toBe('Nenhum evento pede')
  await include('26 85200166')
  await expect.poll(previsao).toEqual(['Aguarda imagem e justificativa'])
  const pedida = page.getByRole('textbox', { name: 'Justificativa técnica', exact: true })
  await expect
    .element(pedida)
    .toHaveAccessibleDescription(
      /Algum evento pede pelo menos 20 caracteres; sem isso a guia fica aguardando\./,
    )
  expect(resumo('Justificativa técnica')).toBe('Algum evento pede')
  await pedida.fill('a'.repeat(19))
  expect(previsao()).toEqual(['Aguarda imagem e justificativa'])
  await pedida.fill('a'.repeat(20))
  await expect.poll(previsao).toEqual(['Vai para auditoria'])
  await expect.element(pedida).toBeVisible()
  await pedida.fill('Dor')
  await expect.poll(previsao).toEqual(['Aguarda imagem e justificativa'])
  // What the bar covers in part would count as too small.
  scrollTo(0, 0)
  await expectAccessible()
})

test('os sinais que a operadora não aceita saem ao digitar, e o campo diz quais', async () => {
  openPage(GUIA)
  await openDobra('Justificativa técnica')
  await justificativa.fill('Canal único')
  await userEvent.keyboard('{Home}"Um" ')
  await expect.element(justificativa).toHaveValue('Um Canal único')
  await expect
    .element(page.getByText('Retirado do texto: " (aspas). A operadora não aceita esse sinal.'))
    .toBeVisible()
  await justificativa.fill(`Dor${'#'.repeat(60)}`)
  await expect.element(justificativa).toHaveValue('Dor')
  await expect
    .element(
      page.getByText('Retirado do texto: " (aspas) e # (cerquilha). A operadora não aceita esses sinais.'),
    )
    .toBeVisible()
})

test('os textos vão aparados com a guia, e o vazio não vai', async () => {
  openPage(GUIA)
  await include('26 85200166')
  await openDobra('Justificativa técnica')
  await justificativa.fill(` ${bastante} `)
  await openDobra('Observação')
  await observacao.fill('   ')
  expect(resumo('Justificativa técnica')).toBe(bastante)
  expect(resumo('Observação')).toBe('Nada escrito')
  await enviar.click()
  await expect
    .poll(() =>
      sent(guia.sendGuia).map(({ body: { justificativaTecnica, descricaoObservacao } }) => [
        justificativaTecnica,
        descricaoObservacao,
      ]),
    )
    .toEqual([[bastante, undefined]])
})

test('o que passa de 500 caracteres não vai, e o erro está no seu campo e no resumo', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await openDobra('Observação')
  await observacao.fill('a'.repeat(503))
  await enviar.click()
  await expect.element(observacao).toHaveAccessibleDescription(/Retire 3 caracteres: o limite é 500\./)
  await page.getByRole('alert').getByRole('link', { name: 'Retire 3 caracteres: o limite é 500.' }).click()
  await expect.element(observacao).toHaveFocus()
  expect(sent(guia.sendGuia)).toEqual([])
  await observacao.fill('a'.repeat(500))
  await enviar.click()
  await expect.poll(() => sent(guia.sendGuia)).toHaveLength(1)
})

test('a conversa de uma guia devolvida se vê no rascunho; sem nada escrito, não ocupa lugar', async () => {
  openPage(GUIA)
  await expect.element(linha).toHaveFocus()
  await expect
    .element(page.getByRole('heading', { name: 'Conversa com a operadora' }))
    .not.toBeInTheDocument()
})

test('a justificativa curta demais não vai, nem onde nenhum evento a pede: o erro a diz no seu campo', async () => {
  openPage(GUIA)
  await include('26 OM 85100200')
  await openDobra('Justificativa técnica')
  await justificativa.fill('Dor 123')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(justificativa)
    .toHaveAccessibleDescription(/pede pelo menos 20 caracteres; esta tem 7\. Complete-a, ou apague-a/)
  expect(sent(guia.sendGuia)).toEqual([])
})
