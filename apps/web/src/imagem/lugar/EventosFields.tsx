import type { EventoNomeado, ImagemExigida } from '@portal/domain/imagem/imagemExigida.ts'
import { formatCodigoEvento } from '@portal/domain/texto/mascara.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './EventosFields.module.css'
import { formatExigida } from './lugarImagem.ts'

type EventosFieldsProps = {
  /** Of the image, where other images' fields stand beside these. */
  nome?: string
  /** The events that the image may be for. */
  opcoes: readonly ImagemExigida[]
  eventos: readonly EventoNomeado[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
  onChange: (eventos: EventoNomeado[]) => void
}

/** For which events an image is, each by its place, name and code. */
export function EventosFields({ nome, opcoes, eventos, describeEvento, onChange }: EventosFieldsProps) {
  const isMarcado = ({ numeroSequencialInclusao }: ImagemExigida) =>
    eventos.some((evento) => evento.numeroSequencialInclusao === numeroSequencialInclusao)
  const toggle = (mudada: ImagemExigida, marcada: boolean) =>
    onChange(
      opcoes
        .filter((opcao) => (opcao === mudada ? marcada : isMarcado(opcao)))
        .map(({ numeroSequencialInclusao, codigoLocalizacao }) => ({
          numeroSequencialInclusao,
          codigoLocalizacao,
        })),
    )
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>
        Para quais eventos?
        {nome && <VisuallyHidden> {nome}</VisuallyHidden>}
      </legend>
      {opcoes.map((opcao) => (
        <Checkbox
          hint={formatCodigoEvento(opcao.codigoEvento)}
          isSelected={isMarcado(opcao)}
          key={opcao.numeroSequencialInclusao}
          onChange={(marcada) => toggle(opcao, marcada)}
        >
          {formatExigida(opcao, describeEvento) || 'Evento sem local'}
        </Checkbox>
      ))}
      <p className={styles.hint} role="status">
        {eventos.length === 0 && 'Sem nenhum marcado, ela não atende a nenhuma exigência.'}
      </p>
    </fieldset>
  )
}
