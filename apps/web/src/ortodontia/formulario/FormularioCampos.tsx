import { isCampoAtivo } from '@portal/domain/ortodontia/formulario/campoAtivo.ts'
import {
  type CampoFormulario,
  gruposFormulario,
  type TipoFormulario,
} from '@portal/domain/ortodontia/formulario/campoFormulario.ts'
import {
  type Formulario,
  listCampos,
  type NomeCampo,
} from '@portal/domain/ortodontia/formulario/formulario.tables.ts'
import { idDoCampo } from '../../guia/acao/lugares.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CampoFormularioField } from './CampoFormularioField.tsx'
import type { Valor } from './edicaoFormulario.ts'
import styles from './FormularioCampos.module.css'
import { type ListaDentes, ListasDentesField } from './ListasDentesField.tsx'

type FormularioCamposProps = {
  tipo: TipoFormulario
  formulario: Formulario
  onAnswer: (campo: NomeCampo, valor: Valor | undefined) => void
  messageOf: (fieldId: string) => string | undefined
  onIlegivel: (fieldId: string, message: string | undefined) => void
  /** The patient's, in whole years. */
  idade: number
  /** Teeth that the guide's chart has as missing or taken out. */
  ausentes: readonly string[]
}

/** All fields of a form, group by group, in the order of the domain's table; a field without a place is not shown. */
export function FormularioCampos(props: FormularioCamposProps) {
  const { tipo, formulario, onAnswer, messageOf, onIlegivel, idade, ausentes } = props
  const campos = listCampos(tipo).filter(([, campo]) => isCampoAtivo(campo, formulario))
  const toLista = ([nome, campo]: readonly [NomeCampo, CampoFormulario]): ListaDentes[] => {
    if (campo.tipo !== 'dentes') return []
    const valor = formulario[nome]
    return [
      {
        id: idDoCampo(nome),
        rotulo: campo.rotulo,
        dentes: Array.isArray(valor) ? valor : [],
        conjunto: campo.conjunto,
        error: messageOf(idDoCampo(nome)),
        isDosAusentes: nome === 'dentesAusentes',
        onChange: (dentes) => onAnswer(nome, dentes),
      },
    ]
  }
  return (
    <Stack gap={5}>
      {gruposFormulario.map(({ nome: grupo, rotulo }) => {
        const doGrupo = campos.filter(([, campo]) => campo.grupo === grupo)
        const [primeira, ...listas] = doGrupo.flatMap(toLista)
        if (doGrupo.length === 0) return null
        return (
          <section aria-label={rotulo} className={styles.grupo} key={grupo}>
            <h3 className={styles.titulo}>{rotulo}</h3>
            {primeira && (
              <ListasDentesField
                denticao={formulario.denticao}
                ausentes={ausentes}
                idade={idade}
                listas={[primeira, ...listas]}
              />
            )}
            <div className={styles.campos}>
              {doGrupo.map(
                ([nome, campo]) =>
                  campo.tipo !== 'dentes' && (
                    <div data-tipo={campo.tipo} key={nome}>
                      <CampoFormularioField
                        campo={campo}
                        error={messageOf(idDoCampo(nome))}
                        formulario={formulario}
                        id={idDoCampo(nome)}
                        onChange={(valor) => onAnswer(nome, valor)}
                        onIlegivel={onIlegivel}
                        tipo={tipo}
                        valor={formulario[nome]}
                      />
                    </div>
                  ),
              )}
            </div>
          </section>
        )
      })}
    </Stack>
  )
}
