import { toBrasileira } from '../../calendario/dataCivil.ts'
import { countOf } from '../../texto/contagem.ts'
import { isCampoAtivo, isVazio, listMedidas } from './campoAtivo.ts'
import { type CampoFormulario, gruposFormulario, type TipoFormulario } from './campoFormulario.ts'
import { type Formulario, listCampos } from './formulario.tables.ts'

/** A part of a form in words. */
export type GrupoDescrito = {
  readonly rotulo: string
  readonly campos: readonly CampoDescrito[]
}

export type CampoDescrito = {
  readonly tipo: CampoFormulario['tipo']
  readonly rotulo: string
  readonly valor: string
}

/** A form in words, part by part in its order; what hangs on another answer and was not asked is left out. */
export const describeFormulario = (tipo: TipoFormulario, formulario: Formulario): GrupoDescrito[] =>
  gruposFormulario
    .map(({ nome, rotulo }) => ({
      rotulo,
      campos: listCampos(tipo).flatMap(([chave, campo]): CampoDescrito[] => {
        if (campo.grupo !== nome || !isCampoAtivo(campo, formulario)) return []
        const valor = isVazio(formulario[chave])
          ? campo.ausente
          : describeValor(campo, formulario[chave], formulario)
        return valor === undefined ? [] : [{ tipo: campo.tipo, rotulo: campo.rotulo, valor }]
      }),
    }))
    .filter(({ campos }) => campos.length > 0)

const unidades = {
  mm: (quantos: number) => `${quantos} mm`,
  meses: (quantos: number) => countOf(quantos, 'mês', 'meses'),
  faltas: (quantos: number) => countOf(quantos, 'falta', 'faltas'),
} as const

/** A value in words; a code that no list has any more stays a code. */
function describeValor(
  campo: CampoFormulario,
  valor: Formulario[keyof Formulario],
  formulario: Formulario,
): string {
  switch (campo.tipo) {
    case 'lista':
      return campo.opcoes.find(({ codigo }) => codigo === valor)?.rotulo ?? String(valor)
    case 'medida': {
      const medida = listMedidas(campo, formulario).find(({ codigo }) => codigo === valor)
      return medida ? unidades.mm(medida.milimetros).replace('-', '−') : String(valor)
    }
    case 'inteiro':
      return unidades[campo.unidade](Number(valor))
    case 'dentes':
      return Array.isArray(valor) ? valor.join(', ') : ''
    case 'texto':
      return String(valor)
    case 'data':
      return toBrasileira(String(valor))
  }
}
