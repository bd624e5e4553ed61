import { catalogoErros } from '@portal/contract/errors.ts'
import { recursoGlosa } from '@portal/contract/recursoGlosa.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, hold, refuse, sent, sentHeaders } from '../testing/calls.ts'
import { createItem, createRecurso } from './recurso.fixture.ts'
import {
  canal,
  mandado,
  openRecurso,
  profilaxia,
  RASCUNHO_CANAL,
  RASCUNHO_PROFILAXIA,
} from './recursoPage.fixture.ts'

const recorrer = page.getByRole('checkbox', { name: /^Recorrer deste evento/ })
const conferencia = page.getByRole('alertdialog', { name: 'Enviar o recurso da guia 700000001?' })
const erros = page.getByRole('alert')
const barra = page.getByRole('region', { name: 'Envio do recurso' })
const motivo = page.getByRole('textbox', { name: /^Motivo da desistência/ })
const justificativa = page.getByRole('textbox', { name: 'Justificativa' })
const press = () => userEvent.keyboard('{Control>}{Enter}{/Control}')
const enviados = () => sent(recursoGlosa.sendRecurso)

test('só com o teclado: confere, envia o rascunho de cada evento, e diz até quando se responde', async () => {
  await openRecurso()
  await press()
  await expect.element(page.getByRole('button', { name: 'Voltar e escrever o motivo' })).toHaveFocus()
  expect(enviados()).toEqual([])
  answer(recursoGlosa.getRecursoDetalhado, mandado)
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Recurso enviado')).toBeVisible()
  await expect
    .element(page.getByText('Protocolo R00000000001. A operadora responde até 21/12/2026.'))
    .toBeVisible()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Recurso da guia 700000001' }))
    .toHaveFocus()
  await expect.element(page.getByText('Em recurso')).toBeVisible()
  expect(enviados().map(({ body }) => body)).toEqual([
    {
      numeroFicha: 700000001,
      eventos: [
        {
          numeroSequenciaInclusao: 1,
          justificativa: RASCUNHO_CANAL,
          novidades: [{ tipo: 'imagemFinal', numeroFicha: 700000001, sequencial: 9 }],
        },
        { numeroSequenciaInclusao: 2, justificativa: RASCUNHO_PROFILAXIA, novidades: [] },
      ],
      desistencias: [],
    },
  ])
  expect(sentHeaders(recursoGlosa.sendRecurso).map((headers) => headers.get('if-match'))).toEqual(['"3"'])
})

test('um recurso de nenhum evento não vai', async () => {
  await openRecurso(createRecurso({ itens: [canal] }))
  await recorrer.click()
  await expect.element(barra.getByText(/^Recurso da guia 700000001: nenhum evento vai\./)).toBeVisible()
  // On a telephone its three buttons share two lines.
  await page.viewport(360, 740)
  const botoes = barra.getByRole('button')
  await expect.poll(() => botoes.elements()).toHaveLength(3)
  await expect
    .poll(() => new Set(botoes.elements().map((botao) => botao.getBoundingClientRect().top)).size)
    .toBe(2)
  await page.viewport(1366, 768)
  await motivo.fill('Desisto.')
  await press()
  await erros.getByRole('link', { name: 'Escolha ao menos um evento para recorrer.' }).click()
  await expect.element(recorrer).toHaveFocus()
  await expect.element(recorrer).toHaveAccessibleDescription('Escolha ao menos um evento para recorrer.')
  await expect.element(conferencia).not.toBeInTheDocument()
  // Corrected, it is told of no longer; and the button that goes does not leave the keyboard on the one that sends.
  await barra.getByRole('button', { name: 'Incluir o evento' }).click()
  await expect.element(recorrer).toHaveFocus()
  await expect.element(erros).not.toBeInTheDocument()
  await expect.element(recorrer).toHaveAccessibleDescription('')
})

test.each([
  ['dente', 'Dente correto', '99', 'Informe dente, região ou faces que existem em 11 Tratamento'],
  ['data', 'Data correta', '22/11/2026', 'Informe uma data que existe e já passou em 11 Tratamento'],
] as const)('um dado que não pode ser não vai: %s', async (tipo, rotulo, valor, mensagem) => {
  await openRecurso(
    createRecurso({ itens: [createItem({ novidades: [{ tipo, rotulo, obrigatoria: true }] })] }),
  )
  const campo = page.getByRole('textbox', { name: rotulo })
  await campo.fill(valor)
  await press()
  await expect.element(erros.getByRole('link', { name: new RegExp(`^${mensagem}`) })).toBeVisible()
  await expect.element(campo).toHaveAccessibleDescription(new RegExp(mensagem))
  await expect.element(conferencia).not.toBeInTheDocument()
})

test('da glosa que pede as faces o campo pede as faces, e outro dente não vai', async () => {
  const pedida = { tipo: 'dente', rotulo: 'Faces corretas do dente', obrigatoria: true } as const
  const deFaces = createItem()
  const glosa = deFaces.glosa.map((cada) => ({ ...cada, codigoGlosa: '3023' }))
  await openRecurso(createRecurso({ itens: [{ ...deFaces, glosa, novidades: [pedida] }] }))
  const campo = page.getByRole('textbox', { name: pedida.rotulo })
  await expect.element(campo).toHaveAccessibleDescription('Faces (OM)')
  await campo.fill('46 O')
  await press()
  await expect.element(campo).toHaveAccessibleDescription(/A glosa pede as faces: o dente continua o mesmo/)
  await expect.element(conferencia).not.toBeInTheDocument()
  await campo.fill('O')
  await press()
  await expect.element(conferencia).toBeVisible()
})

test.each([
  [0, 'Escreva a justificativa de Profilaxia: sem texto a resposta é não.'],
  [500, undefined],
  [501, 'Retire 1 caractere do texto de Profilaxia: o limite é 500.'],
])('um texto de %i caracteres: %s', async (quantos, mensagem) => {
  await openRecurso(createRecurso({ itens: [profilaxia] }))
  await justificativa.fill('x'.repeat(quantos))
  await press()
  if (mensagem === undefined) return expect.element(conferencia).toBeVisible()
  await expect.element(erros.getByRole('link', { name: mensagem })).toBeVisible()
  await expect.element(justificativa).toHaveAccessibleDescription(new RegExp(mensagem))
})

test('uma recusa vai ao evento de que fala, e nada do que foi escrito se perde', async () => {
  await openRecurso()
  refuse(recursoGlosa.sendRecurso, 'API-REC-0005', [
    { campo: 'imagemFinal', item: 2, mensagem: 'É de outro dente.' },
  ])
  await justificativa.nth(1).fill('Segue a imagem do dia.')
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await erros.getByRole('link', { name: 'Profilaxia: É de outro dente.' }).click()
  await expect.element(recorrer.nth(1)).toHaveFocus()
  await expect.element(recorrer.nth(1)).toHaveAccessibleDescription('Profilaxia: É de outro dente.')
  await expect.element(justificativa.nth(1)).toHaveValue('Segue a imagem do dia.')
  // It stands until its own event is changed.
  await justificativa.nth(0).fill('Outro texto.')
  await expect.element(erros).toBeVisible()
  await justificativa.nth(1).fill('Segue a imagem deste dente.')
  await expect.element(erros).not.toBeInTheDocument()
  expect(enviados()).toHaveLength(1)
})

test('uma recusa que não é de um evento se diz nas palavras do catálogo', async () => {
  await openRecurso(createRecurso())
  refuse(recursoGlosa.sendRecurso, 'API-REC-0003')
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect.element(page.getByText(catalogoErros['API-REC-0003'].texto)).toBeVisible()
})

test('enquanto um recurso vai, a tecla não abre outro', async () => {
  await openRecurso(createRecurso())
  const release = hold(recursoGlosa.sendRecurso)
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).dblClick()
  await expect.poll(enviados).toHaveLength(1)
  await expect.element(conferencia).not.toBeInTheDocument()
  await press()
  await expect
    .element(barra.getByRole('button', { name: /Enviar recurso/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(conferencia).not.toBeInTheDocument()
  release()
  await expect.element(page.getByText('Recurso enviado')).toBeVisible()
  expect(enviados()).toHaveLength(1)
})

test('o que se escreve enquanto um recurso vai não se perde: a página diz que não foi com ele', async () => {
  await openRecurso()
  const release = hold(recursoGlosa.sendRecurso)
  await justificativa.nth(1).fill('Segue a imagem do dia.')
  await press()
  await conferencia.getByRole('button', { name: 'Enviar o recurso' }).click()
  await expect.poll(enviados).toHaveLength(1)
  await justificativa.nth(1).fill('Lembrei de mais isto.')
  answer(recursoGlosa.getRecursoDetalhado, mandado)
  release()
  const aviso = page.getByRole('status').filter({ hasText: 'Escrito durante o envio, não foi com o recurso' })
  await expect.element(aviso.getByText('Profilaxia: Lembrei de mais isto.')).toBeVisible()
  await expect.element(page.getByText('Em recurso')).toBeVisible()
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('recurso:'))).toEqual([])
})

test('o mesmo recurso aberto noutra aba se diz, e as duas abas o sabem', async () => {
  await openRecurso()
  const aviso = page.getByRole('status').filter({ hasText: 'Este recurso está aberto em outra aba' })
  const outra = new BroadcastChannel('recurso:700000001')
  const ouvidas: string[] = []
  outra.onmessage = ({ data }) => ouvidas.push(data.kind)
  outra.postMessage({ kind: 'opened', tab: 'outra' })
  await expect.element(aviso).toBeVisible()
  await expect.poll(() => ouvidas).toEqual(['here'])
  outra.postMessage({ kind: 'left', tab: 'outra' })
  await expect.element(aviso).not.toBeInTheDocument()
  outra.close()
})

test('o foco não fica sob a barra do envio', async () => {
  await openRecurso()
  const explica = page.getByRole('button', { name: /^Por que a negativa/ }).first()
  await expect.element(explica).toBeVisible()
  scrollTo(0, 0)
  const alvo = explica.element()
  if (!(alvo instanceof HTMLElement)) throw new Error('not a control')
  // As low as the screen goes: what leads there is the focus alone.
  await page.viewport(1366, Math.ceil(alvo.getBoundingClientRect().bottom) + 4)
  alvo.focus()
  await vi.waitFor(() =>
    expect(alvo.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      barra.element().getBoundingClientRect().top,
    ),
  )
})

test('no telefone a barra do envio fica ao pé da tela, e é baixa', async () => {
  await page.viewport(360, 740)
  await openRecurso()
  await expect.element(barra).toBeInTheDocument()
  scrollTo(0, 0)
  await expect.poll(() => Math.round(barra.element().getBoundingClientRect().bottom)).toBe(740)
  expect(barra.element().getBoundingClientRect().height).toBeLessThanOrEqual(140)
})
