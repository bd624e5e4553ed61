import { permissoesGuia } from '@portal/domain/acesso/permissao.tables.ts'
import {
  type CampoFormulario,
  tiposFormulario,
} from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import { camposFormulario, type Formulario } from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { MAXIMO_TEXTO } from '@portal/domain/texto/protegido.ts'
import Type, { type TSchema } from 'typebox'
import { CodigoDe, Data, Instante, Nulavel, NumeroFicha, Objeto, TextoDigitado, UmDe } from './campo.ts'
import { route } from './route.ts'

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

/** As it is sent: of a text what is kept counts; one that is missing the domain tells. */
const FormularioOrto = createFormulario(Type.String({ maxLength: MAXIMO_TEXTO, protegido: 'guardado' }))

/** The radiology guides whose images the initial guide goes with. */
const FichasVinculoImagens = Type.Array(NumeroFicha, { maxItems: 20 })

/** What a draft keeps of an orthodontic guide. */
export const rascunhoOrto = {
  ortodontia: Type.Optional(FormularioDigitado),
  fichasVinculoImagens: Type.Optional(FichasVinculoImagens),
}

/** What envio-gto takes besides the events (Spec §7): which guide takes what, the domain says (`decideFormulario`). */
export const envioOrto = {
  ortodontia: Type.Optional(
    Type.Unsafe<Formulario>({
      ...FormularioOrto,
      description:
        'Formulário da guia inicial ou de prorrogação, obrigatório nelas. O da manutenção é opcional e acréscimo deste portal.',
    }),
  ),
  /** Radiology guides of the provider's own requests, whose images come into the initial guide with it. */
  fichasVinculoImagens: Type.Optional(FichasVinculoImagens),
  dataNascimentoBeneficiario: Type.Optional(Data),
}

/** What a sending with that is refused for. */
export const recusasOrto = [
  'API-FOR-0001',
  'API-FOR-0002',
  'API-FOR-0003',
  'API-FOR-0004',
  'API-VIN-0001',
  'API-IMG-0007',
  'API-IMG-0008',
] as const

/** The clinical form that an orthodontic guide was sent with. */
export const formularioOrto = {
  getFormularioOrto: route({
    method: 'GET',
    path: '/api/guia/v1/gto/orto',
    summary: 'Formulário de ortodontia da guia, como foi enviado; antes do envio, só o tipo que ela leva',
    query: Objeto({ numeroFicha: NumeroFicha }),
    reply: Objeto({
      numeroFicha: NumeroFicha,
      tipo: UmDe(tiposFormulario),
      /** Both null until the guide is sent, and of a maintenance that was sent without a form. */
      enviadoEm: Nulavel(Instante),
      ortodontia: Nulavel(FormularioOrto),
      fichasVinculoImagens: FichasVinculoImagens,
    }),
    errors: ['API-GTO-0001', 'API-GTO-0006'],
    permission: permissoesGuia,
    patientData: true,
  }),
}
