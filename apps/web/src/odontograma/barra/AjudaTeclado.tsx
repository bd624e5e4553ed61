import { KeyHint } from '../../ui/KeyHint.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import type { PalavrasOdontograma } from '../estado/odontogramaProps.ts'
import styles from './AjudaTeclado.module.css'

const desfazer = [
  ['Ctrl+Z', 'Desfazer'],
  ['Ctrl+Y', 'Refazer'],
] as const

const faces = [
  ['M', 'Face mesial'],
  ['O', 'Face oclusal ou incisal'],
  ['D', 'Face distal'],
  ['V', 'Face vestibular'],
  ['L', 'Face lingual ou palatina'],
] as const

type Grupo = { titulo: string; teclas: readonly (readonly [tecla: string, efeito: string])[] }

type Chart = {
  palavras: PalavrasOdontograma
  /** Where no face is taken, none has a key. */
  isComFaces: boolean
  isComDesfazer: boolean
}

const listGrupos = ({ palavras, isComFaces, isComDesfazer }: Chart): readonly Grupo[] => [
  {
    titulo: 'Andar',
    teclas: [
      ['← → ↑ ↓', 'Dente ao lado, acima ou abaixo'],
      ['1 6', 'Ir ao dente 16, pelo número'],
      ['Home', 'Primeiro dente da fileira'],
      ['End', 'Último dente da fileira'],
      ['Shift+D', 'Trocar a dentição: permanente, mista, decídua'],
    ],
  },
  {
    titulo: 'Agir',
    teclas: [
      ['Enter', palavras.enter],
      ['Delete', palavras.remover],
      ...(isComDesfazer ? desfazer : []),
      ['?', 'Esta ajuda'],
    ],
  },
  {
    titulo: 'Escolher',
    teclas: [
      ...(isComFaces ? faces : []),
      ['Shift+→', 'Estender a escolha a vários dentes'],
      ['Espaço', 'Incluir ou tirar o dente'],
      ['Esc', 'Limpar a escolha'],
    ],
  },
]

/** Every key of the chart. They only act while the chart has the focus (WCAG 2.1.4). */
export function AjudaTeclado({ onClose, ...chart }: Chart & { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="largo" title="Teclado do odontograma">
      <div className={styles.grupos}>
        {listGrupos(chart).map(({ titulo, teclas }) => (
          <section className={styles.grupo} key={titulo}>
            <h3 className={styles.titulo}>{titulo}</h3>
            <dl className={styles.lista}>
              {teclas.map(([tecla, efeito]) => (
                <div className={styles.linha} key={tecla}>
                  <dt>
                    <KeyHint isLocal keys={tecla} />
                  </dt>
                  <dd>{efeito}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.nota}>
        As letras só valem enquanto o odontograma tem o foco.
        {chart.isComFaces && ' L e P marcam a face interna; O e I, a de mordida.'}
      </p>
    </Dialog>
  )
}
