import type { ImagemExigida, MomentoImagem } from '@portal/domain/imagem/imagemExigida.ts'
import { Select } from '../../ui/field/Select.tsx'
import { EventosFields } from './EventosFields.tsx'
import styles from './LugarFields.module.css'
import {
  type LugarImagem,
  listDentes,
  listOpcoesDente,
  listOpcoesEvento,
  rotulosMomento,
  semDente,
  withEventos,
} from './lugarImagem.ts'
import { placeNoLugar } from './placeNoLugar.ts'

type LugarFieldsProps = {
  /** Of the image, whose fields these are among those of others. */
  nome: string
  lugar: LugarImagem
  /** What the guide's events require; their teeth are offered before the others. */
  exigidas: readonly ImagemExigida[]
  describeEvento?: ((codigoEvento: string) => string | undefined) | undefined
  onChange: (lugar: LugarImagem) => void
}

const momentos = (['inicial', 'final'] as const).map((momento) => ({
  id: momento,
  label: rotulosMomento[momento],
}))

const porSuposicao: Readonly<Record<NonNullable<LugarImagem['suposto']>, string>> = {
  ordem: 'Suposto pela ordem dos arquivos: confira.',
  nome: 'O nome do arquivo parece dizer outro lugar: confira.',
}

/** When an image was taken, which tooth it shows and for which events it is; another place proposes other events. */
export function LugarFields({ nome, lugar, exigidas, describeEvento, onChange }: LugarFieldsProps) {
  const opcoes = listOpcoesEvento(lugar, exigidas)
  const changeMomento = (momento: MomentoImagem): LugarImagem => {
    const mudado = withEventos({ ...lugar, momento }, exigidas)
    // Where nothing but the order speaks for the tooth, it is still to be said; a name may have nothing against this moment.
    const suposto =
      lugar.suposto === 'nome' ? placeNoLugar(nome, mudado, exigidas, false).suposto : lugar.suposto
    return { ...mudado, ...(suposto && { suposto }) }
  }
  return (
    <div className={styles.fields}>
      <Select
        label="Momento"
        labelEnd={`de ${nome}`}
        onChange={(momento) => onChange(changeMomento(momento === 'final' ? 'final' : 'inicial'))}
        options={momentos}
        value={lugar.momento}
      />
      <Select
        hint={lugar.suposto && porSuposicao[lugar.suposto]}
        label="Dente"
        labelEnd={`de ${nome}`}
        onChange={(dente) =>
          onChange(withEventos({ ...lugar, dente: dente === semDente ? null : dente }, exigidas))
        }
        options={listOpcoesDente(listDentes(exigidas))}
        value={lugar.dente ?? semDente}
      />
      {opcoes.length > 0 && (
        <div className={styles.eventos}>
          <EventosFields
            describeEvento={describeEvento}
            eventos={lugar.eventos ?? []}
            nome={nome}
            onChange={(eventos) => onChange({ momento: lugar.momento, dente: lugar.dente, eventos })}
            opcoes={opcoes}
          />
        </div>
      )}
    </div>
  )
}
