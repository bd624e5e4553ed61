import { beforeEach, describe, expect, it } from 'vitest'
import { secondsOf } from '../ui/feedback/NoticeToast.tsx'
import { notice } from '../ui/notice.ts'
import { ErroApi, localError } from './erroApi.ts'
import { pushDownloadError, pushError, pushSuccess, pushWarning, toNotice } from './notice.ts'

const erro = (codigo: string, mensagem: string, aguarde?: number) =>
  new ErroApi({ codigo, mensagem }, 422, aguarde)

beforeEach(() => notice.clear())

/** Spec §8, the error notice: the catalogue, else message and code, else the generic words. */
describe('toNotice', () => {
  it.each([
    [
      'a catalogued code',
      erro('API-ACE-0006', 'outra coisa'),
      'Senha atual não confere',
      'A senha atual informada não confere.',
    ],
    ['an unknown code', erro('API-ZZZ-0001', 'Deu ruim.'), 'Algo deu errado', 'Deu ruim. (API-ZZZ-0001)'],
    [
      'a failure without words',
      erro('', ''),
      'Algo deu errado',
      'Não conseguimos concluir a operação. Tente de novo em instantes.',
    ],
    [
      'something of our own',
      new TypeError('x'),
      'Algo deu errado',
      'Não conseguimos concluir a operação. Tente de novo em instantes.',
    ],
  ])('%s', (_, error, title, text) => {
    expect(toNotice(error)).toMatchObject({ title, text })
  })

  it('takes from the server what only it can say: the network that knows no such patient', () => {
    expect(toNotice(erro('API-ELE-0001', 'Ninguém da rede Lumina.'))).toMatchObject({
      title: 'Paciente não encontrado',
      text: 'Ninguém da rede Lumina.',
    })
  })

  it('says how long to wait', () => {
    expect(toNotice(erro('API-ACE-0004', '', 1)).text).toMatch(/Espere 1 segundo\.$/)
    expect(toNotice(erro('API-ACE-0004', '', 30)).text).toMatch(/Espere 30 segundos\.$/)
    expect(toNotice(erro('API-ELE-0003', '', 37)).text).toMatch(/tente de novo\. Espere 37 segundos\.$/)
  })

  it('counts no seconds of what ends at midnight', () => {
    expect(toNotice(erro('API-ELE-0005', '', 54_000)).text).toMatch(/amanhã\.$/)
  })

  it('is true as long as the wait lasts', () => {
    expect(secondsOf(toNotice(erro('API-ACE-0004', '', 8)), 20)).toBe(8)
    expect(secondsOf(toNotice(erro('API-ACE-0004', '', 300)), 20)).toBe(20)
    expect(secondsOf(toNotice(erro('API-ACE-0001', '', 8)), 20)).toBe(20)
    // Nobody reads in one second what stands there for one second.
    expect(secondsOf(toNotice(erro('API-ACE-0004', '', 1)), 20)).toBe(3)
  })

  it.each(['API-GEN-0006', 'API-GEN-0012'])('does not say when what is down is back: %s', (codigo) => {
    expect(toNotice(erro(codigo, '', 30)).text).not.toMatch(/segundos\. Espere|Espere 30/)
  })

  it('has the catalogue tell errors from warnings', () => {
    expect(toNotice(erro('API-GEN-0005', '')).tone).toBe('perigo')
    expect(toNotice(erro('API-GEN-0001', '')).tone).toBe('atencao')
    expect(toNotice(localError('SEM_CONEXAO')).title).toBe('Sem conexão')
  })
})

describe('pushError', () => {
  it('tells a failure', () => {
    pushError(erro('API-GEN-0005', ''))
    expect(notice.getSnapshot().map((one) => one.title)).toEqual(['Algo deu errado'])
  })

  it.each([
    ['a refusal, which answers an act of one’s own', erro('API-GTO-0001', ''), true],
    ['a fault of the server', new ErroApi({ codigo: 'API-GEN-0005', mensagem: '' }, 500), false],
    ['no answer', localError('SEM_CONEXAO'), false],
  ])('counts %s as read: %#', (_caso, error, isRead) => {
    pushError(error)
    expect(notice.getSnapshot()).toMatchObject([{ isRead }])
  })

  it.each([new DOMException('', 'AbortError'), localError('SESSAO_ENCERRADA'), erro('API-ACE-0002', '')])(
    'says nothing of %s',
    (error) => {
      pushError(error)
      expect(notice.getSnapshot()).toEqual([])
    },
  )
})

/** Spec §8: a download that failed is an error of its own, whatever else the catalogue says of the reason. */
describe('pushDownloadError', () => {
  it.each([
    ['a refusal', erro('API-GTO-0030', ''), 'Muitas exportações', 'atencao'],
    ['a file that broke off', localError('SEM_CONEXAO'), 'Sem conexão', 'perigo'],
    ['something of our own', new TypeError('x'), 'Algo deu errado', 'perigo'],
  ])('tells of %s which file did not come, and why', (_, error, porque, tone) => {
    pushDownloadError(error, 'Guias da pesquisa')
    const title = `Não foi possível baixar “Guias da pesquisa”. ${porque}`
    expect(notice.getSnapshot()).toMatchObject([{ title, tone, text: toNotice(error).text }])
  })

  it('says nothing of what was given up on purpose', () => {
    pushDownloadError(new DOMException('', 'AbortError'), 'Guias da pesquisa')
    expect(notice.getSnapshot()).toEqual([])
  })
})

it('of one thing the newest takes the place of the one before, whether it went well or in part', () => {
  pushSuccess('tudo', undefined, 'conciliação')
  pushWarning('em parte', 'Falta', 'conciliação')
  pushSuccess('agora tudo', undefined, 'conciliação')
  expect(notice.getSnapshot().filter(({ isShown }) => isShown)).toMatchObject([{ text: 'agora tudo' }])
})
