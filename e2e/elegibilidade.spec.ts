import { elegibilidade } from '@portal/contract/elegibilidade.ts'
import { findPaciente, releaseGuia } from './formulario.ts'
import { expect, test } from './person.ts'

test('do número à resposta, só com o teclado', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  await expect(page.getByRole('searchbox', { name: 'Paciente' })).toBeFocused()
  await page.keyboard.type('500.000.001')
  await expect(page.getByText('Cartão, guia ou senha 500000001')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await page.getByRole('combobox', { name: 'Evento' }).focus()
  await page.keyboard.type('85100200')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Dente' }).focus()
  await page.keyboard.type('16')
  await page.keyboard.press('Tab')
  await page.keyboard.type('OM')
  await expect(page.getByText('(3016)')).toBeVisible()
  await expect(page.getByText(/Possível a partir de/).first()).toBeVisible()
  await page.keyboard.press('Alt+a')
  await expect(page).toHaveURL(/solicitarAutorizacao\?paciente=/)
})

for (const key of ['Enter', 'Tab']) {
  test(`${key} escolhe o evento de um código inteiro; Esc traz de volta o escolhido`, async ({
    page,
    open,
  }) => {
    await open('/portal/elegibilidade')
    await findPaciente(page)
    const evento = page.getByRole('combobox', { name: 'Evento' })
    await evento.focus()
    await page.keyboard.type('85100200')
    await page.keyboard.press(key)
    await expect(evento).toHaveValue(/^85\.100\.200 Restauração/)
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Dente' })).toBeVisible()
    if (key === 'Tab') await expect(page.getByRole('textbox', { name: 'Dente' })).toBeFocused()
    const escolhido = await evento.inputValue()
    await evento.fill('resina')
    await expect(page.getByRole('option').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(evento).toHaveValue(escolhido)
    await expect(page.getByRole('listbox')).toBeHidden()
  })
}

test('o campo esvaziado em que logo se digita fica com o que se digitou', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const evento = page.getByRole('combobox', { name: 'Evento' })
  await evento.focus()
  await page.keyboard.type('85100200')
  await page.keyboard.press('Tab')
  const dente = page.getByRole('textbox', { name: 'Dente' })
  await expect(dente).toBeVisible()
  await evento.focus()
  // In one turn, as a hand faster than the answer that goes: no key waits for it.
  await evento.evaluate((campo: HTMLInputElement) => {
    for (const texto of ['', 'r', 're', 'res']) {
      campo.setRangeText(texto, 0, campo.value.length, 'end')
      campo.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(dente).toBeHidden()
  await expect(evento).toHaveValue('res')
  await page.keyboard.type('ina')
  await expect(evento).toHaveValue('resina')
  await expect(page.getByRole('option').first()).toContainText('85.100.200')
})

test('o que se digita antes de a lista de eventos vir fica, e ao vir é escolhido', async ({ page, open }) => {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(`**${elegibilidade.listEventos.path}*`, async (route) => {
    await held
    await route.continue()
  })
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const campo = page.getByRole('combobox', { name: 'Evento' })
  await campo.focus()
  await page.keyboard.type('85100200')
  await page.keyboard.press('Tab')
  await expect(campo).toHaveValue('85.100.200')
  deliver()
  await expect(campo).toHaveValue(/^85\.100\.200 Restauração/)
  await expect(page.getByRole('textbox', { name: 'Dente' })).toBeVisible()
})

test('a pergunta cabe em uma linha; o impossível se corrige no seu campo', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const linha = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  await linha.fill('26 OM 85100200')
  await linha.press('Enter')
  await expect(page.getByText('Coberto', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Dente' })).toHaveValue('26')
  await expect(page.getByRole('textbox', { name: 'Faces' })).toHaveValue('MO')
  await expect(linha).toBeFocused()
  await linha.fill('65 85200158')
  await linha.press('Enter')
  await expect(page.getByText('Corrigir', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Dente' })).toHaveAccessibleDescription(/\(3025\)/)
  await expect(page.getByText('Não coberto')).toBeHidden()
  await page.getByRole('textbox', { name: 'Dente' }).fill('90')
  await expect(page.getByRole('textbox', { name: 'Dente' })).toHaveAccessibleDescription(
    /Não existe dente 90/,
  )
  await linha.fill('17 OD 98300022')
  await linha.press('Enter')
  await expect(page.getByText('98.300.022 é código antigo: hoje 85.100.200.', { exact: true })).toBeVisible()
  await linha.fill('17')
  await expect(page.getByText('98.300.022 é código antigo: hoje 85.100.200.')).toBeHidden()
  // Another event takes along what applies to it, and nothing else.
  await linha.fill('S1 85300039')
  await linha.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Região' })).toHaveValue('S1')
  await expect(page.getByRole('textbox', { name: 'Faces' })).toBeHidden()
})

test('as opções do evento são contadas a quem só ouve, no plural', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const campo = page.getByRole('combobox', { name: 'Evento' })
  await campo.focus()
  await page.keyboard.type('resina')
  await expect(page.locator('[data-live-announcer]')).toContainText(/\d+ opções disponíveis\./)
})

test('o campo diz como entendeu o número de uma guia', async ({ page, open }) => {
  await open('/portal')
  const numero = await releaseGuia(page)
  await page.goto('/portal/elegibilidade')
  const paciente = page.getByRole('searchbox', { name: 'Paciente' })
  for (const [termo, leitura] of [
    [numero, `Guia ${numero}`],
    [numero.slice(-5), `Final de guia ${numero.slice(-5)}`],
  ] as const) {
    await paciente.fill(termo)
    // Nothing is claimed of it before it was looked for.
    await expect(page.getByText(`Cartão, guia ou senha ${termo}`, { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(leitura, { exact: true })).toBeVisible()
    await expect(page.getByText(`Cartão, guia ou senha ${termo}`, { exact: true })).toBeHidden()
  }
})

test('o CPF fica mascarado até que uma tecla o mostre', async ({ page, open }) => {
  let looks = 0
  page.on('request', (request) => {
    if (request.url().includes(elegibilidade.getCpf.path)) looks += 1
  })
  await open('/portal/elegibilidade')
  await findPaciente(page)
  await expect(page.getByText(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)).toBeVisible()
  await page.keyboard.press('Alt+m')
  await expect(page.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)).toBeVisible()
  await page.getByRole('button', { name: /^Ocultar CPF/ }).click()
  await expect(page.getByText(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)).toBeVisible()
  // Each look is asked for, and so told, anew.
  await page.keyboard.press('Alt+m')
  await expect(page.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)).toBeVisible()
  expect(looks).toBe(2)
})

test('a palavra de quem atende, com um erro, acha o evento; um código antigo é traduzido e dito', async ({
  page,
  open,
}) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const evento = page.getByRole('combobox', { name: 'Evento' })
  await evento.focus()
  await page.keyboard.type('limpesa')
  await expect(page.getByRole('option').first()).toHaveText(/84\.000\.198/)
  await evento.fill('pivô caiu')
  await page.keyboard.press('Enter')
  await expect(evento).toHaveValue(/^85\.400\.467/)
  await evento.fill('')
  await page.keyboard.type('98300022')
  await expect(evento).toHaveValue('98.300.022')
  await expect(page.getByRole('option')).toContainText('Código antigo 98.300.022')
  await page.keyboard.press('Tab')
  await expect(evento).toHaveValue(/^85\.100\.200 /)
  await expect(
    page.getByText('98.300.022 é código antigo: hoje 85.100.200. Pede dente e 2 faces.'),
  ).toBeVisible()
})

test('o endereço guarda a pergunta, sem CPF nem cartão', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  await findPaciente(page)
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  expect(page.url()).not.toContain('500000001')
  await page.reload()
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
})

for (const [caso, cartao, texto] of [
  ['inativo', '500000004', 'Este paciente não pode ser atendido pelo plano hoje'],
  ['em carência', '500000002', /^Liberado, com carências: .*restaurações.* até \d/],
  ['recém-nascido', '500000007', 'Recém-nascido atendido neste cartão'],
] as const) {
  test(`mostra o paciente ${caso}`, async ({ page, open }) => {
    await open('/portal/elegibilidade')
    await findPaciente(page, cartao)
    await expect(page.getByText(texto).first()).toBeVisible()
  })
}

test('quem não existe fica no campo, com o que foi digitado', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  const field = page.getByRole('searchbox', { name: 'Paciente' })
  await field.fill('123456789')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nenhum beneficiário com este número').first()).toBeVisible()
  await expect(field).toHaveValue('123456789')
  await expect(field).toBeFocused()
})

test('a outra leitura do número é um botão que a usa; um CPF que não confere não se oferece', async ({
  page,
  open,
}) => {
  await open('/portal/elegibilidade')
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await campo.fill('500000001')
  await expect(page.getByText('Cartão, guia ou senha 500000001')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ler como/ })).toHaveCount(0)
  await campo.fill('500000042')
  await page.getByRole('button', { name: 'Ler como CPF 005.000.000-42' }).click()
  await expect(page.getByText('Nenhum beneficiário com este número').first()).toBeVisible()
  await expect(campo).toHaveValue('500000042')
})

test('o nome e o último sobrenome acham quem já foi atendido; entre vários, as setas e Enter escolhem', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/portal/elegibilidade')
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  await campo.fill('500000001')
  await page.keyboard.press('Enter')
  const titulo = page.getByRole('region', { name: 'Paciente' }).getByRole('paragraph').first()
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  const nome = (await titulo.innerText()).normalize('NFD').replace(/\p{M}/gu, '').split(' ')
  await campo.fill(`${nome.at(-1)} ${nome[0]}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paciente liberado para atendimento')).toBeVisible()
  await campo.fill('silva')
  await page.keyboard.press('Enter')
  const achados = page.getByRole('list', { name: 'Pacientes encontrados' }).getByRole('button')
  await expect(achados.first()).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(achados.nth(1)).toBeFocused()
  const segundo = (await achados.nth(1).innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(titulo).toHaveText(segundo)
  await expect(campo).toBeFocused()
})

test('a resposta que chega tarde não tira o campo de quem já digita o próximo', async ({ page, open }) => {
  await open('/portal/elegibilidade')
  const campo = page.getByRole('searchbox', { name: 'Paciente' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    `**${elegibilidade.searchAssociado.path}`,
    async (route) => {
      await held
      await route.continue()
    },
    { times: 1 },
  )
  await campo.fill('500000001')
  await page.keyboard.press('Enter')
  await campo.fill('500000002')
  const primeira = page.waitForResponse((resposta) =>
    resposta.url().endsWith(elegibilidade.searchAssociado.path),
  )
  answer()
  await primeira
  await expect(campo).toBeFocused()
  await expect(campo).toHaveValue('500000002')
  await page.keyboard.type('0')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Paciente' })).toContainText('500000002')
})

test('a pergunta respondida não tira a página do lugar, e um erro não deixa a resposta anterior', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/portal/elegibilidade')
  await findPaciente(page)
  const linha = page.getByRole('textbox', { name: 'Pergunta em uma linha' })
  await linha.focus()
  await page.keyboard.type('26 OM 85100200')
  await page.keyboard.press('Enter')
  const veredito = page.getByText('Coberto', { exact: true })
  await expect(veredito).toBeInViewport()
  await expect(linha).toBeFocused()
  await page.keyboard.type('26 85100200 nada')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Não entendemos “nada”.' })).toBeVisible()
  await expect(veredito).toHaveCount(0)
})

test('um endereço malformado abre a busca, e não um erro', async ({ page, open }) => {
  await open('/portal/elegibilidade?paciente=x')
  await expect(page.getByText('Quem está com você?')).toBeVisible()
})
