import type { CampoFormulario } from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { camposFormulario, type Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import Type, { type TSchema } from 'typebox'
import { CodigoDe, Data, NumeroFicha, Objeto, TextoDigitado } from './campo.ts'

/** More than any list of teeth has: table 28 whole. */
const MAXIMO_DENTES = 60

/** A tooth of table 28, the supernumerary ones (9) included. */
const CodigoDente = Type.String({ pattern: '^([1-4][1-9]|[5-8][1-59])$' })

const listRotulos = (opcoes: readonly { codigo: number; rotulo: string }[]): string =>
  opcoes.map(({ codigo, rotulo }) => `${codigo} ${rotulo}`).join(', ')

/**
 * The shape of a field's value. Bounds that hang on the form or on another field are the domain's to refuse, with its
 * words (`validateFormulario`): while it is typed a number may still be any.
 */
function schemaDe(campo: CampoFormulario, texto: TSchema): TSchema {
  const description = campo.rotulo
  switch (campo.tipo) {
    case 'lista':
      return Type.Unsafe<number>({
        ...CodigoDe(campo.opcoes),
        description: `${description}: ${listRotulos(campo.opcoes)}`,
      })
    case 'medida':
      return Type.Integer({ minimum: 0, maximum: 99, description: `${description}: código da medida` })
    case 'inteiro':
      return Type.Integer({ minimum: 0, maximum: 999, description: `${description} (${campo.unidade})` })
    case 'dentes':
      return Type.Array(CodigoDente, { maxItems: MAXIMO_DENTES, description })
    case 'texto':
      return Type.Unsafe<string>({ ...texto, description })
    case 'data':
      return Type.Unsafe<string>({ ...Data, description })
  }
}

/** The form as an object of the fields that the domain lists (Spec §3), each of which may be missing. */
const createFormulario = (texto: TSchema) =>
  Type.Unsafe<Formulario>(
    Objeto(
      Object.fromEntries(
        Object.entries(camposFormulario).map(([nome, campo]) => [
          nome,
          Type.Optional(schemaDe(campo, texto)),
        ]),
      ),
    ),
  )

/** While it is being filled in. */
const FormularioDigitado = createFormulario(TextoDigitado)

/** The radiology guides whose images the initial guide goes with. */
const FichasVinculoImagens = Type.Array(NumeroFicha, { maxItems: 20 })

/** What a draft keeps of an orthodontic guide. */
export const rascunhoOrto = {
  ortodontia: Type.Optional(FormularioDigitado),
  fichasVinculoImagens: Type.Optional(FichasVinculoImagens),
}
