import type { Motivo } from '@portal/contract/motivo.ts'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MotivoList } from './MotivoList.tsx'

/** What a person reads, without the markup. */
const read = (props: ComponentProps<typeof MotivoList>): string =>
  renderToStaticMarkup(<MotivoList {...props} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const motivo = (mudancas: Partial<Motivo> = {}): Motivo => ({
  codigoGlosa: '3016',
  severidade: 'glosa',
  campo: 'codigoEvento',
  texto: 'Repetido',
  ...mudancas,
})

it('says nothing of nothing', () => expect(read({ motivos: [] })).toBe(''))

it.each<[Motivo['severidade'], string, string, string]>([
  ['erroFormulario', 'Corrigir', 'Corrigir', 'Corrigir'],
  ['glosa', 'Seria negado', 'Negado', 'Negado'],
  ['pendenciaImagem', 'Falta imagem', 'Falta imagem', 'Falta imagem'],
  ['pendenciaJustificativa', 'Falta justificativa', 'Falta justificativa', 'Falta justificativa'],
  ['auditoria', 'Vai para auditoria', 'Em auditoria', 'Exigia auditoria'],
  ['aviso', 'Atenção', 'Atenção', 'Atenção'],
])('%s reads %s, in analysis %s, once decided %s', (severidade, prevista, emAnalise, decidida) => {
  const motivos = [motivo({ severidade })]
  expect(read({ motivos })).toBe(`${prevista} Repetido (3016)`)
  expect(read({ motivos, situacao: 'emAnalise' })).toBe(`${emAnalise} Repetido (3016)`)
  expect(read({ motivos, situacao: 'decidido' })).toBe(`${decidida} Repetido (3016)`)
})

it.each<[Motivo['severidade'], string, string]>([
  ['pendenciaImagem', 'Radiografia inicial não enviada', 'Imagem já enviada radiografia inicial (3016)'],
  ['pendenciaJustificativa', 'Repetido', 'Justificativa já enviada Repetido (3016)'],
])('of %s that has come since says so', (severidade, texto, dito) => {
  const motivos = [motivo({ severidade, texto })]
  expect(read({ motivos, situacao: 'emAnalise', enviados: [severidade] })).toBe(dito)
  const outra = severidade === 'pendenciaImagem' ? 'pendenciaJustificativa' : 'pendenciaImagem'
  expect(read({ motivos, situacao: 'emAnalise', enviados: [outra] })).toMatch(/^Falta /)
})

it('warns of a day or a report that its payment would be denied for, and of no other field so', () => {
  const aviso = { severidade: 'aviso' } as const
  expect(read({ motivos: [motivo({ ...aviso, campo: 'data' })] })).toMatch(/^Pagamento seria negado /)
  expect(read({ motivos: [motivo({ ...aviso, campo: 'imagem' })] })).toMatch(/^Pagamento seria negado /)
  expect(read({ motivos: [motivo({ ...aviso, campo: 'dente' })] })).toMatch(/^Atenção /)
  expect(read({ motivos: [motivo({ severidade: 'glosa', campo: 'data' })] })).toMatch(/^Seria negado /)
})

describe('the cause', () => {
  const feito = { codigoEvento: '85100200', data: '2026-03-01' }
  const reserva = { codigoEvento: '85100200', reservadoAte: '2026-12-20' }
  it.each<[Partial<Motivo>, string]>([
    [{ eventoAnterior: { ...feito, proprio: true } }, 'Feito em 01/03/2026 por este consultório.'],
    [{ eventoAnterior: { ...feito, proprio: false } }, 'Feito em 01/03/2026 por outro consultório.'],
    [
      { reserva: { ...reserva, proprio: true, numeroFicha: 700001 } },
      'Autorizado na sua guia 700001 e ainda não realizado; o lugar fica reservado até 20/12/2026.',
    ],
    [
      { reserva: { ...reserva, proprio: true } },
      'Autorizado na sua guia e ainda não realizado; o lugar fica reservado até 20/12/2026.',
    ],
    [
      { reserva: { ...reserva, proprio: false } },
      'Autorizado por outra clínica e ainda não realizado; o lugar fica reservado até 20/12/2026.',
    ],
    [{ possivelEm: '2027-03-01' }, 'Possível a partir de 01/03/2027.'],
    [{ submotivo: { codigo: 'A', texto: 'Sem nitidez.', comoEvitar: '' } }, 'Sem nitidez.'],
  ])('%j', (mudancas, causa) => {
    expect(read({ motivos: [motivo(mudancas)] })).toBe(`Seria negado Repetido (3016) ${causa}`)
  })
})

it('asks for nothing of a guide that was given up, and says of nothing when it could be', () => {
  const motivos = [motivo({ severidade: 'pendenciaJustificativa', possivelEm: '2027-03-01' })]
  expect(read({ motivos, situacao: 'cancelado' })).toBe('Faltava justificativa Repetido (3016)')
})

describe('in a table', () => {
  const motivos = [motivo({ possivelEm: '2027-03-01' })]
  it.each([
    [undefined, 'Seria negado: Repetido (3016). Possível a partir de 01/03/2027.'],
    ['Negado', 'Seria negado: Repetido (3016). Possível a partir de 01/03/2027.'],
    ['Seria negado', 'Repetido (3016). Possível a partir de 01/03/2027.'],
  ])('where the row says %s', (dito, texto) => {
    expect(read({ motivos, dito, isDensa: true })).toBe(texto)
  })
})

it('offers what cures each reason, and beside it what explains it', () => {
  const motivos = [motivo(), motivo({ codigoGlosa: '3025', campo: 'dente' })]
  const action = ({ campo }: Motivo) => <button type="button">Trocar {campo}</button>
  expect(read({ motivos, action })).toBe(
    'Seria negado Repetido (3016) Trocar codigoEvento Seria negado Repetido (3025) Trocar dente',
  )
  const html = renderToStaticMarkup(<MotivoList action={action} motivos={motivos} />)
  expect(html.match(/aria-label="[^"]*"|Trocar \w+/g)).toEqual([
    'Trocar codigoEvento',
    'aria-label="Por que a negativa 3016 acontece e como evitar"',
    'Trocar dente',
    'aria-label="Por que a negativa 3025 acontece e como evitar"',
  ])
})
