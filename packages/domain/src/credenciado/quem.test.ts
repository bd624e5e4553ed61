import { expect, it } from 'vitest'
import { listQuem, nameParte, nameQuem, type Quens } from './quem.ts'

const ana = { codigoDentista: 41, nomeDentista: 'Ana Lima', credenciado: true }
const bruno = { codigoDentista: 42, nomeDentista: 'Bruno Reis', credenciado: false }
const celia = { codigoDentista: 43, nomeDentista: 'Célia Nunes', credenciado: true }

const clinica: Quens = {
  opcoes: [{ codigo: 3, rotulo: 'Todas as unidades e a clínica', dentistas: null }],
  unidades: [
    { unidade: 'Jardins', dentistas: [ana, bruno] },
    { unidade: 'Centro', dentistas: [celia] },
    { unidade: null, dentistas: [] },
  ],
}
const daUnidade: Quens = {
  opcoes: [
    { codigo: 1, rotulo: 'Somente o dentista conectado', dentistas: [41] },
    { codigo: 2, rotulo: 'Todos os dentistas da mesma clínica', dentistas: [41, 42] },
  ],
  unidades: [{ unidade: 'Jardins', dentistas: [ana, bruno] }],
}

it('da mais larga à mais estreita: o que o acesso mostra, as unidades, cada dentista, nenhuma escolha duas vezes', () => {
  expect(listQuem(clinica)).toEqual([
    { dentistas: undefined, rotulo: 'Todas as unidades e a clínica' },
    { dentistas: '41,42', rotulo: 'Jardins', nota: '2 dentistas' },
    { dentistas: '43', rotulo: 'Centro', nota: '1 dentista' },
    { dentistas: '41', rotulo: 'Ana Lima' },
    { dentistas: '42', rotulo: 'Bruno Reis', nota: 'já saiu do corpo clínico' },
  ])
  expect(listQuem(daUnidade)).toEqual([
    {
      dentistas: undefined,
      rotulo: 'Todos os dentistas da mesma clínica',
      nome: 'Jardins',
      nota: 'Jardins',
    },
    { dentistas: '41', rotulo: 'Somente o dentista conectado', nome: 'Ana Lima', nota: 'Ana Lima' },
    { dentistas: '42', rotulo: 'Bruno Reis', nota: 'já saiu do corpo clínico' },
  ])
})

it.each([
  [undefined, 'Todas as unidades e a clínica'],
  ['41,42', 'Jardins'],
  ['42', 'Bruno Reis'],
  ['43,41', 'Célia Nunes, Ana Lima'],
  ['41,0', 'Ana Lima, guias sem dentista'],
  ['0', 'guias sem dentista'],
  ['99', '99'],
])('a escolha %s se diz %s', (dentistas, rotulo) => {
  expect(nameQuem(clinica, dentistas)).toBe(rotulo)
})

it.each([
  [
    'the unit of all that it sees',
    daUnidade,
    undefined,
    'Todos os dentistas da mesma clínica (Jardins)',
    'Jardins',
  ],
  ['its own dentist', daUnidade, '41', 'Somente o dentista conectado (Ana Lima)', 'Ana Lima'],
  ['a colleague', daUnidade, '42', 'Bruno Reis', 'Bruno Reis'],
  ['a unit that was chosen', clinica, '41,42', 'Jardins', 'Jardins'],
  [
    'names that nothing offers',
    clinica,
    '43,0',
    'Célia Nunes, guias sem dentista',
    'Célia Nunes, guias sem dentista',
  ],
  [
    'two units that one option shows',
    { ...clinica, opcoes: [{ codigo: 2, rotulo: 'Todos', dentistas: [41, 43] }] },
    undefined,
    'Todos',
    'Todos',
  ],
] as const)(
  'a part is told by name, on paper beside its option: %s',
  (_what, quens, dentistas, papel, arquivo) => {
    expect([nameQuem(quens, dentistas), nameParte(quens, dentistas)]).toEqual([papel, arquivo])
  },
)
