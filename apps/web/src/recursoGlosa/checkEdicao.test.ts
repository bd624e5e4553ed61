import { describe, expect, it } from 'vitest'
import { checkEdicao, keepErros, toErros } from './checkEdicao.ts'
import { startEdicao } from './edicaoRecurso.ts'
import { createItem, createItemComMotivo, createRecurso } from './recurso.fixture.ts'

const [canal, profilaxia] = [createItem(), createItemComMotivo()]
const recurso = createRecurso({ itens: [canal, profilaxia] })
const HOJE = '2026-11-21'

/** What stops the appeal where the second event's text is this one. */
function check(justificativa: string) {
  const edicao = startEdicao(recurso)
  const daProfilaxia = edicao[profilaxia.numeroSequencialInclusao]
  if (!daProfilaxia) throw new Error('the event is not in the appeal')
  return checkEdicao(
    recurso,
    { ...edicao, [profilaxia.numeroSequencialInclusao]: { ...daProfilaxia, justificativa } },
    HOJE,
  )
}

it.each([
  ['3023', '21 M', ['dado']],
  ['3023', '11 M', []],
  ['3022', '21 M', []],
])('a glosa %s com o lugar “%s”', (codigoGlosa, valor, causas) => {
  const glosa = { codigoGlosa, texto: 'Lugar incompatível', natureza: null, detalhe: null, ajudaEvento: null }
  const item = createItem({ glosa: [glosa] })
  const editado = {
    destino: 'recorrido' as const,
    justificativa: 'O lugar foi outro.',
    motivo: '',
    novidades: [{ tipo: 'dente' as const, valor }],
  }
  const erros = checkEdicao(
    createRecurso({ itens: [item] }),
    { [item.numeroSequencialInclusao]: editado },
    HOJE,
  )
  expect(erros.map(({ causa }) => causa)).toEqual(causas)
})

it.each([
  ['', ['semMotivo']],
  [' ', ['semMotivo']],
  ['Engano.', []],
])('a desistência pelo motivo “%s”', (motivo, causas) => {
  const desistido = { destino: 'desistido' as const, justificativa: null, motivo, novidades: [] }
  const erros = checkEdicao(recurso, { ...startEdicao(recurso), 2: desistido }, HOJE)
  expect(erros.map(({ causa }) => causa)).toEqual(causas)
})

const RASCUNHO =
  'Recurso da glosa 3016: Intervalo entre eventos. Evento 84000198, Profilaxia, realizado em 05/10/2026.'

it.each([
  ['dor', ['O motivo clínico de Profilaxia pede pelo menos 20 caracteres; este tem 3.']],
  [`${RASCUNHO} dor`, ['O motivo clínico de Profilaxia pede pelo menos 20 caracteres; este tem 3.']],
  // The draft alone is asked about before it goes (`ConferenciaDialog`).
  [RASCUNHO, []],
  [`${RASCUNHO} Dor espontânea no 36.`, []],
])('o motivo que se escreveu: “%s”', (justificativa, mensagens) => {
  expect(check(justificativa).map(({ message }) => message)).toEqual(mensagens)
})

describe('recursoGlosa: o que ainda vale do que se disse', () => {
  it.each([
    ['menos caracteres a mais', 'x'.repeat(520), 'x'.repeat(510), ['Retire 10 caracteres']],
    ['uma lacuna de duas', 'Achado [achado] em [data].', 'Achado [achado] hoje.', ['está em [achado] no']],
    ['nada, corrigido', 'x'.repeat(520), 'Gengivite com sangramento.', []],
    ['nada de novo, por outra causa', '', 'x'.repeat(520), []],
  ])('%s', (_nome, antes, depois, esperados) => {
    const ditos = check(antes)
    expect(ditos).toHaveLength(1)
    const mensagens = keepErros(ditos, check(depois), [profilaxia]).map(({ message }) => message)
    expect(mensagens).toEqual(esperados.map((parte) => expect.stringContaining(parte)))
  })

  it('a recusa da operadora, até se mudar o evento de que fala', () => {
    const recusa = toErros(recurso, [{ item: 2, mensagem: 'Escolha ao menos um evento para recorrer.' }])
    expect(keepErros(recusa, [], [canal])).toEqual(recusa)
    expect(keepErros(recusa, [], [canal, profilaxia])).toEqual([])
  })

  it('que nenhum evento vai, até um deles ir', () => {
    const semNenhum = checkEdicao(recurso, {}, HOJE)
    expect(semNenhum.map(({ causa }) => causa)).toEqual(['nenhumEvento'])
    expect(keepErros(semNenhum, semNenhum, [profilaxia])).toEqual(semNenhum)
    expect(keepErros(semNenhum, [], [canal])).toEqual([])
  })
})
