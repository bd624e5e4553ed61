import { KeyHint } from '../../ui/KeyHint.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import styles from './AjudaTeclado.module.css'

const ATALHOS = [
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
      ['Enter', 'Buscar o evento para a escolha'],
      ['Delete', 'Remover os eventos da escolha'],
      ['Ctrl+Z', 'Desfazer'],
      ['Ctrl+Y', 'Refazer'],
      ['?', 'Esta ajuda'],
    ],
  },
  {
    titulo: 'Escolher',
    teclas: [
      ['M', 'Face mesial'],
      ['O', 'Face oclusal ou incisal'],
      ['D', 'Face distal'],
      ['V', 'Face vestibular'],
      ['L', 'Face lingual ou palatina'],
      ['Shift+→', 'Estender a escolha a vários dentes'],
      ['Espaço', 'Incluir ou tirar o dente'],
      ['Esc', 'Limpar a escolha'],
    ],
  },
] as const

/** Every key of the chart. They only act while the chart has the focus (WCAG 2.1.4). */
export function AjudaTeclado({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="largo" title="Teclado do odontograma">
      <div className={styles.grupos}>
        {ATALHOS.map(({ titulo, teclas }) => (
          <section className={styles.grupo} key={titulo}>
            <h3 className={styles.titulo}>{titulo}</h3>
            <dl className={styles.lista}>
              {teclas.map(([tecla, efeito]) => (
                <div className={styles.linha} key={tecla}>
                  <dt>
                    <KeyHint keys={tecla} />
                  </dt>
                  <dd>{efeito}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className={styles.nota}>
        As letras só valem enquanto o odontograma tem o foco. L e P marcam a face interna; O e I, a de
        mordida.
      </p>
    </Dialog>
  )
}
