import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { MODELO_MOTIVO as MODELO } from '@portal/domain/recursoGlosa/modeloTexto.ts'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { sent } from '../testing/calls.ts'
import { createItem, createRecurso } from './recurso.fixture.ts'
import {
  acervo,
  canal,
  limite,
  openItem,
  openRecurso,
  RASCUNHO_CANAL,
  sendRecursoAberto,
} from './recursoPage.fixture.ts'

const justificativa = page.getByRole('textbox', { name: 'Justificativa' })
const recorrer = page.getByRole('checkbox', { name: /^Recorrer deste evento/ })
const imagemFinal = page.getByRole('combobox', { name: 'Imagem final' })
const listOptions = (lista: Locator) =>
  [...lista.element().querySelectorAll('option')].map(({ textContent }) => textContent)

test('antes de escrever se lê se cabe recurso e por quê, e o que está em jogo', async () => {
  await openRecurso(createRecurso({ itens: [canal, limite] }))
  await expect.element(page.getByText('Cabe recurso', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Não cabe recurso', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^R\$\s480,00 em jogo$/)).toBeVisible()
  await expect.element(page.getByText(/^R\$\s45,00 glosados$/)).toBeVisible()
  await expect.element(recorrer.nth(0)).toBeChecked()
  await expect.element(recorrer.nth(1)).not.toBeChecked()
})

test('o rascunho já traz a regra, o evento e a imagem que o acervo tem', async () => {
  await openItem()
  await expect.element(justificativa).toHaveValue(RASCUNHO_CANAL)
  await expect.element(imagemFinal).toHaveValue('700000001:9')
  await expect.element(page.getByText(/^Ainda falta/)).not.toBeInTheDocument()
})

test('o acervo oferece o que pode responder: do dente ou do vizinho, do dia em diante, e ainda não julgado', async () => {
  await openItem(canal, acervo)
  expect(listOptions(imagemFinal)).toEqual([
    'Nada do acervo',
    'canal-11-final.jpg · dente 11, enviada em 02/11/2026, guia 700000001',
    'vizinho-12.jpg · dente 12, enviada em 02/11/2026, guia 700000001',
    'boca.jpg · enviada em 02/11/2026, guia 600',
  ])
})

test('outra imagem escolhida entra no texto e no pedido; tirada, diz-se que falta', async () => {
  await openItem(canal, acervo)
  await imagemFinal.selectOptions('Nada do acervo')
  await expect.element(page.getByText('Ainda falta o que esta glosa pede: imagem final.')).toBeVisible()
  await expect.element(justificativa).toHaveValue(RASCUNHO_CANAL.replace(/ Novo desde.*/, ''))
  await imagemFinal.selectOptions('600:7')
  await expect.element(justificativa).toHaveValue(RASCUNHO_CANAL.replace('canal-11-final.jpg', 'boca.jpg'))
  expect((await sendRecursoAberto())?.novidades).toEqual([
    { tipo: 'imagemFinal', numeroFicha: 600, sequencial: 7 },
  ])
})

test('sem nada novo no acervo a lista o diz, e a imagem do vizinho não é proposta', async () => {
  await openItem(canal, acervo.slice(3))
  expect(listOptions(imagemFinal)).toEqual(['Nada novo no acervo do paciente'])
})

test.each(acervo.slice(1, 3))('só se propõe a imagem do próprio dente: $nomeArquivo não', async (imagem) => {
  await openItem(canal, [imagem])
  await expect.element(imagemFinal).toHaveValue('nenhum')
})

test('o que se escreve é o que vai; voltar ao rascunho o traz de novo', async () => {
  await openItem()
  const voltar = page.getByRole('button', { name: 'Voltar ao rascunho' })
  await expect.element(voltar).not.toBeInTheDocument()
  await justificativa.fill(' Segue a radiografia. ')
  await voltar.click()
  await expect.element(justificativa).toHaveValue(RASCUNHO_CANAL)
  await expect.element(justificativa).toHaveFocus()
  await justificativa.fill(' Segue a radiografia. ')
  expect(await sendRecursoAberto()).toEqual({
    numeroSequenciaInclusao: 1,
    justificativa: 'Segue a radiografia.',
    novidades: [{ tipo: 'imagemFinal', numeroFicha: 700000001, sequencial: 9 }],
  })
})

test('do que ganhou entra só o modelo, depois do rascunho ou do que se escreveu: nada se afirma', async () => {
  const ganhos = { codigoGlosa: '3016', ganhos: 2, decididos: 3, motivo: 'Dor espontânea.' }
  await openItem(createItem({ ganhos }))
  await expect
    .element(
      page.getByText(
        /^Deste motivo \(3016\), aprovados 2 de 3 eventos\. O último, de outra guia, dizia: “Dor espontânea\.”/,
      ),
    )
    .toBeVisible()
  const usar = page.getByRole('button', { name: 'Escrever o motivo deste' })
  await usar.click()
  await expect.element(justificativa).toHaveValue(`${RASCUNHO_CANAL} ${MODELO}`)
  await expect.element(justificativa).toHaveFocus()
  await justificativa.fill('Segue a imagem. ')
  await usar.click()
  await expect.element(justificativa).toHaveValue(`Segue a imagem. ${MODELO}`)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByText(/^Escreva o que está em \[achado\] e \[dente\] e \[data\] no texto de/).first())
    .toBeVisible()
  expect(sent(recursoGlosa.sendRecurso)).toEqual([])
})

test('sem palavras que ganharam se diz só quantas vezes', async () => {
  await openItem(createItem({ ganhos: { codigoGlosa: '3067', ganhos: 0, decididos: 4, motivo: null } }))
  await expect.element(page.getByText(/^Deste motivo \(3067\), aprovados 0 de 4 eventos\.\s*$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Escrever o motivo deste' })).not.toBeInTheDocument()
})

test('o lugar que outra guia tomou se diz antes de tudo, e não que cabe recurso', async () => {
  const porque = 'Outra guia foi autorizada no lugar deste evento depois dele.'
  const ganhos = { codigoGlosa: '3016', ganhos: 2, decididos: 3, motivo: 'Dor espontânea.' }
  await openRecurso(createRecurso({ itens: [{ ...canal, porque, lugarTomado: true, ganhos }] }))
  await expect.element(page.getByText('Como está, será recusado', { exact: true })).toBeVisible()
  await expect.element(page.getByText(`Como está, será recusado ${porque}`)).toBeVisible()
  await expect.element(page.getByText('Cabe recurso', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText(/^R\$\s480,00 glosados$/)).toBeVisible()
  // Left out without a word: an appeal of it brings nothing back.
  await expect.element(page.getByRole('textbox', { name: 'Motivo da desistência (opcional)' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Recorrer deste evento/ }).click()
  await expect.element(page.getByText(/^Deste motivo/)).not.toBeInTheDocument()
})
