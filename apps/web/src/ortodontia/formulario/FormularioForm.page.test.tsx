import { acervo } from '@portal/contract/acervo.ts'
import { formularioOrto } from '@portal/contract/formularioOrto.ts'
import { guia } from '@portal/contract/guia.ts'
import { rascunho } from '@portal/contract/rascunho.ts'
import { vinculoExame } from '@portal/contract/vinculoExame.ts'
import { formularios } from '@portal/domain/ortodontia/formulario/formulario.fixture.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answerGuia, GUIA, openDobra } from '../../guia/paginaGuia.fixture.ts'
import { answerRascunho, envio, include, readItens } from '../../rascunho/rascunho.fixture.ts'
import { answerHome } from '../../testing/answerHome.ts'
import { answer, refuse, sent } from '../../testing/calls.ts'
import { expectAccessible } from '../../testing/expectAccessible.ts'
import { expectNoSideScroll } from '../../testing/expectNoSideScroll.ts'
import { openPage } from '../../testing/open.tsx'
import { readDescriptions } from '../../testing/readDescriptions.ts'

const aberta = { statusFicha: 8, codigoEtapaAtual: 1, eventos: [] }
const lista = (nome: string) => page.getByRole('combobox', { name: nome, exact: true })
const campo = (nome: string | RegExp) => page.getByRole('textbox', { name: nome })
const dentes = page.getByRole('grid', { name: /^Dentes: / })
const dente = (codigo: string) => dentes.getByRole('gridcell', { name: new RegExp(`^Dente ${codigo},`) })
const marcacao = page.getByRole('radiogroup', { name: 'Lista em marcação' })
const resumo = page.getByRole('alert').filter({ hasText: 'Há um problema' })
const textos = (onde: Locator) => onde.elements().map(({ textContent }) => textContent)
const rascunhoSalvo = (ortodontia: object) => ({
  itens: [],
  observacao: '',
  justificativa: '',
  ortodontia,
  revisao: 3,
  salvoEm: '2026-11-21T11:45:00.000Z',
})

/** An open guide of that type; its draft may have a form already. */
function answerOrto(tipoAtendimento: number, ortodontia?: object): void {
  answerRascunho({ tipoAtendimento, ...(ortodontia && { rascunho: rascunhoSalvo(ortodontia) }) })
  answer(acervo.listAcervo, {})
  answer(vinculoExame.listFichasExames, [
    {
      numeroFichaRadiologia: 700123,
      numeroPedido: 3400001,
      eventos: [{ codigo: '81000405', descricao: 'Radiografia panorâmica', locais: [] }],
      imagens: 2,
      recebidaEm: '2026-11-20T15:30:00.000Z',
    },
  ])
}

async function sendGuia(): Promise<void> {
  if (readItens().length === 0) await include('26 OM 85100200')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

const lastSaved = () => sent(rascunho.saveRascunho).at(-1)?.body.ortodontia

beforeEach(() => answerOrto(7))

/** Whether the browser asks before it loads the page anew. */
function isRecargaPerguntada(): boolean {
  const recarga = new Event('beforeunload', { cancelable: true })
  dispatchEvent(recarga)
  return recarga.defaultPrevented
}

test('o campo que depende de outro só aparece com ele, com as suas medidas, e o que se digitou fica guardado', async () => {
  openPage(GUIA)
  await expect.element(lista('Dentição')).toBeVisible()
  await expect.element(lista('Sobremordida, medida')).not.toBeInTheDocument()
  await lista('Sobremordida').selectOptions('Aberta')
  expect(textos(lista('Sobremordida, medida').getByRole('option'))).toEqual(
    Array.from({ length: 22 }, (_, i) => `${String(i - 6).replace('-', '−')} mm`),
  )
  await lista('Sobremordida, medida').selectOptions('15 mm')
  await campo(/^Sobremordida, descrição/).fill('De canino a canino')
  await lista('Sobremordida').selectOptions('Fechada')
  await expect.element(lista('Sobremordida, medida')).toHaveDisplayValue('Selecione')
  await lista('Sobremordida').selectOptions('Normal')
  await expect.element(campo(/^Sobremordida, descrição/)).not.toBeInTheDocument()
  await lista('Sobremordida').selectOptions('Aberta')
  await expect.element(campo(/^Sobremordida, descrição/)).toHaveValue('De canino a canino')
  const lado = lista('Linha mediana da maxila, lado do desvio (opcional)')
  await lado.selectOptions('Direita')
  await lista('Linha mediana da maxila, desvio').selectOptions('10 mm')
  await lado.selectOptions('Sem desvio')
  // A comma is no digit: what is not a whole number is never taken for another one.
  for (const digitado of ['-4 mm', '4,5']) {
    await campo('Sobressaliência').fill(digitado)
    await userEvent.tab()
    await expect.element(page.getByText('Use um número inteiro, sem vírgula nem sinal.')).toBeVisible()
    await expect.element(campo('Sobressaliência')).toHaveValue(digitado)
  }
  await expect.poll(lastSaved).not.toHaveProperty('sobressalienciaComprimento')
  // No draft has it: whoever loads the page anew is asked first.
  expect(isRecargaPerguntada()).toBe(true)
  await campo('Sobressaliência').fill('4 mm')
  await expect.poll(isRecargaPerguntada).toBe(false)
  await expect.poll(lastSaved).toEqual({
    sobremordidaTipo: 2,
    sobremordidaDescricao: 'De canino a canino',
    lnMedianaMaxilaMedida: 10,
    sobressalienciaComprimento: 4,
  })
})

test('quem sai por um link com um número que não se lê é perguntado antes, e volta ao campo', async () => {
  answerHome()
  const { address } = openPage(GUIA)
  const inicio = page.getByRole('link', { name: 'Início', exact: true }).first()
  const pergunta = page.getByRole('alertdialog', { name: 'Sair sem guardar o campo?' })
  await campo('Sobressaliência').fill('13,5')
  await inicio.click()
  await expect
    .element(pergunta)
    .toMatchTextContent(
      /Sobressaliência: “13,5” não foi guardado\. Use um número inteiro, sem vírgula nem sinal\. Se sair, o campo fica sem resposta\./,
    )
  await expectAccessible()
  await pergunta.getByRole('button', { name: 'Voltar ao campo' }).click()
  await expect.element(campo('Sobressaliência')).toHaveFocus()
  await expect.element(campo('Sobressaliência')).toHaveValue('13,5')
  expect(address()).toBe(GUIA)
  await inicio.click()
  await pergunta.getByRole('button', { name: 'Sair sem este campo' }).click()
  await expect.poll(address).toBe('/portal')
})

test('as listas de dentes se marcam no odontograma, por toque e por teclas, supranumerários também', async () => {
  answerRascunho({ tipoAtendimento: 7 }, { dentesAusentes: ['18'] })
  openPage(GUIA)
  await expect.element(dente('18')).toHaveAccessibleName(/, dente ausente$/)
  await page.getByRole('button', { name: 'Pôr em Dentes ausentes' }).click()
  await expect.element(page.getByText(/^Faltam no odontograma/)).not.toBeInTheDocument()
  await expect.element(marcacao.getByRole('radio', { name: /^Dentes ausentes/ })).toHaveFocus()
  await expect.element(page.getByText('Toque num dente.')).toBeVisible()
  await dente('28').click()
  await dente('28').click()
  await dente('48').click()
  await expect.element(dente('48')).toHaveAccessibleName(/, Dentes ausentes$/)
  expect(textos(marcacao.getByText(/18/))).toEqual(['18, 48'])
  await marcacao.getByRole('radio', { name: /^Dentes ausentes/ }).click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(marcacao.getByRole('radio', { name: /^Dentes supranumerários/ })).toBeChecked()
  await expect.element(dente('18')).toHaveAccessibleName(/, não aceito aqui$/)
  dente('11').element().focus()
  await userEvent.keyboard('29{Enter}')
  await expect.element(page.getByText('Dentes supranumerários: 29.')).toBeInTheDocument()
  // The chart is of teeth alone, and its keys say what they do here.
  await userEvent.keyboard('m')
  await expect.element(page.getByText('Aqui se escolhe o dente, sem faces.')).toBeInTheDocument()
  await userEvent.keyboard('?')
  const ajuda = page.getByRole('dialog', { name: 'Teclado do odontograma' })
  await expect.element(ajuda.getByText('Pôr o dente na lista, ou tirá-lo')).toBeVisible()
  for (const nome of ['Buscar o evento para a escolha', 'Face mesial', 'Desfazer'])
    await expect.element(ajuda.getByText(nome)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(ajuda).not.toBeInTheDocument()
  await userEvent.keyboard('19{Enter}{Delete}')
  await marcacao.getByRole('radio', { name: /^Extrações/ }).click()
  dente('11').element().focus()
  await userEvent.keyboard('14{Enter}39{Enter}')
  await expect
    .poll(lastSaved)
    .toEqual({ dentesAusentes: ['18', '48'], dentesSupranumerarios: ['29'], dentesExtracao: ['14', '39'] })
  await lista('Dentição').selectOptions('Mista')
  await expect.element(dente('55')).toBeVisible()
})

test('do que falta no odontograma só se propõe o que a dentição tem', async () => {
  answerRascunho(
    { tipoAtendimento: 7, rascunho: rascunhoSalvo({ denticao: 3 }) },
    { dentesAusentes: ['18', '55'] },
  )
  openPage(GUIA)
  await expect.element(page.getByText('Faltam no odontograma da guia: 18.')).toBeVisible()
})

test('com campos por preencher não se envia, e cada linha do resumo leva ao seu campo', async () => {
  answerOrto(7, {
    ...formularios.inicial,
    denticao: 3,
    tempoTratamento: 37,
    dentesAusentes: ['55'],
    queixaPaciente: ' ',
  })
  openPage(GUIA)
  await expect.element(envio.getByText('3 campos pendentes')).toBeVisible()
  await sendGuia()
  expect(textos(resumo.getByRole('link'))).toEqual([
    'Dentes ausentes: o dente 55 não cabe nesta lista, com esta dentição.',
    'Tempo de tratamento: informe um número inteiro, de 1 a 36 meses.',
    'Descreva a queixa do paciente.',
  ])
  await expectAccessible()
  await page.viewport(360, 800)
  expectNoSideScroll()
  await resumo.getByRole('link', { name: /dente 55/ }).click()
  await expect.element(marcacao.getByRole('radio', { name: /^Dentes ausentes/ })).toHaveFocus()
  await envio.getByRole('button', { name: 'Preencher o formulário' }).click()
  await expect.element(marcacao.getByRole('radio', { name: /^Dentes ausentes/ })).toHaveFocus()
  await resumo.getByRole('link', { name: /36 meses/ }).click()
  await expect
    .element(campo('Tempo de tratamento'))
    .toHaveAccessibleDescription(
      'De 1 a 36 meses Tempo de tratamento: informe um número inteiro, de 1 a 36 meses.',
    )
  // What is filled is told no more, and the rest stays.
  await campo('Tempo de tratamento').fill('30')
  await expect.element(campo('Tempo de tratamento')).toHaveAccessibleDescription('De 1 a 36 meses')
  expect(textos(resumo.getByRole('link'))).toEqual([
    'Dentes ausentes: o dente 55 não cabe nesta lista, com esta dentição.',
    'Descreva a queixa do paciente.',
  ])
  expect(sent(guia.sendGuia)).toEqual([])
  await userEvent.keyboard('{Alt>}f{/Alt}')
  await expect.element(lista('Dentição')).toHaveFocus()
})

test('o que não se entende num campo opcional não se toma por campo em branco', async () => {
  answerOrto(8)
  openPage(GUIA)
  const faltas = campo(/^Faltas desde a última manutenção/)
  await faltas.fill('-3x')
  await sendGuia()
  await expect
    .element(
      resumo.getByRole('link', {
        name: /^Faltas desde a última manutenção: use um número inteiro, sem vírgula/,
      }),
    )
    .toBeVisible()
  expect(sent(guia.sendGuia)).toEqual([])
  await expect.element(faltas).toHaveValue('-3x')
  await faltas.fill('')
  await expect.element(resumo).not.toBeInTheDocument()
})

test('a manutenção vai sem formulário, começada pede o resto, e o que se respondeu se tira de novo', async () => {
  answerOrto(8)
  openPage(GUIA)
  const dobra = page.getByRole('group').filter({ hasText: 'Formulário da manutenção' })
  await expect.element(dobra.getByText('Em branco, opcional')).toBeVisible()
  for (const nome of ['Fase do tratamento', 'Cooperação do paciente', 'Aparelho'])
    await expect.element(lista(`${nome} (opcional)`)).toHaveDisplayValue('Em branco')
  for (const nome of ['Faltas desde a última manutenção', 'O que foi feito'])
    await expect.element(campo(`${nome} (opcional)`)).toBeVisible()
  await lista('Aparelho (opcional)').selectOptions('Fixo')
  await expect.element(dobra.getByText('4 campos pendentes')).toBeVisible()
  await expect.element(lista('Fase do tratamento')).toHaveDisplayValue('Selecione')
  await lista('Aparelho').selectOptions('Em branco')
  await expect.element(dobra.getByText('Em branco, opcional')).toBeVisible()
  answerOrto(8, formularios.manutencao)
  openPage(GUIA)
  await expect.element(dobra.getByText('Completo')).toBeVisible()
})

test('os exames marcados vão com a guia inicial, e a recusa de um campo se diz nele', async () => {
  answerOrto(7, formularios.inicial)
  refuse(guia.sendGuia, 'API-FOR-0001', [
    { campo: 'ortodontia.classAngle', mensagem: 'Escolha outra classe.' },
  ])
  openPage(GUIA)
  await page.getByRole('checkbox', { name: /^Radiografia panorâmica/ }).click({ force: true })
  await sendGuia()
  await resumo.getByRole('link', { name: 'Escolha outra classe.' }).click()
  await expect.element(lista('Classe de Angle')).toHaveFocus()
  await expect.element(lista('Classe de Angle')).toHaveAccessibleDescription('Escolha outra classe.')
  const { ortodontia, fichasVinculoImagens, dataNascimentoBeneficiario } = sent(guia.sendGuia)[0]?.body ?? {}
  expect([ortodontia, fichasVinculoImagens, dataNascimentoBeneficiario]).toEqual([
    formularios.inicial,
    [700123],
    '1988-05-10',
  ])
  expect(readItens().map(([, , previsao]) => previsao)).toEqual(['Seria aprovado'])
})

test('duas telas no mesmo formulário: o que só uma respondeu se vê, e a escolhida fica', async () => {
  answerOrto(8, formularios.manutencao)
  const mend = refuse(rascunho.saveRascunho, 'API-GTO-0013')
  openPage(GUIA)
  await lista('Cooperação do paciente').selectOptions('Insuficiente')
  answerGuia({
    ...aberta,
    tipoAtendimento: 8,
    rascunho: { ...rascunhoSalvo({ ...formularios.manutencao, quantidadeFaltas: 2 }), revisao: 4 },
  })
  const dialogo = page.getByRole('dialog', { name: 'Este rascunho mudou em outra tela' })
  const soNela = (titulo: string) =>
    [...dialogo.getByRole('region', { name: titulo }).element().querySelectorAll('[data-diferente]')].map(
      ({ textContent }) => textContent,
    )
  await expect.element(dialogo).toBeVisible()
  expect(soNela('Esta tela')).toEqual([
    'Cooperação do paciente: Insuficiente',
    'Faltas desde a última manutenção: 0 faltas',
  ])
  expect(soNela('Outra tela')).toEqual([
    'Cooperação do paciente: Boa',
    'Faltas desde a última manutenção: 2 faltas',
  ])
  mend()
  await dialogo.getByRole('button', { name: 'Usar a outra versão' }).click()
  await expect.element(campo(/^Faltas/)).toHaveValue('2')
  await expect.element(lista('Cooperação do paciente')).toHaveDisplayValue('Boa')
})

test('enviado, o formulário se lê como foi, com os exames que o acompanham', async () => {
  answerGuia({ tipoAtendimento: 7 })
  answer(formularioOrto.getFormularioOrto, {
    tipo: 'inicial',
    enviadoEm: '2026-11-20T15:30:00.000Z',
    ortodontia: {
      ...formularios.inicial,
      sobremordidaTipo: 2,
      sobremordidaComprimento: 3,
      dentesAusentes: ['18', '28'],
    },
    fichasVinculoImagens: [700123],
  })
  openPage(GUIA)
  await openDobra('Formulário ortodôntico inicial')
  const grupo = (nome: string) => readDescriptions(page.getByRole('region', { name: nome, exact: true }))
  await expect.element(page.getByText('Enviado em 20/11/2026 12:30.')).toBeVisible()
  expect(grupo('Oclusão e exame clínico')).toContainEqual(['Sobremordida, medida', '−4 mm'])
  expect(grupo('Dentes').slice(0, 2)).toEqual([
    ['Dentes ausentes', '18, 28'],
    ['Dentes retidos', 'Nenhum'],
  ])
  expect(grupo('Tratamento').slice(0, 2)).toEqual([
    ['Fase do tratamento', 'Alinhamento e nivelamento'],
    ['Tempo de tratamento', '12 meses'],
  ])
  await expect.element(page.getByRole('link', { name: 'Guia 700123' })).toBeVisible()
  await expectAccessible()
})
