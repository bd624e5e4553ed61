import type { Alvara } from '@portal/contract/cadastro.ts'
import { getRotuloAlvara } from '@portal/domain/cadastro/alvara.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryView } from '../carregamento/QueryView.tsx'
import { Button } from '../ui/action/Button.tsx'
import { Badge } from '../ui/data/Badge.tsx'
import { EmptyState } from '../ui/feedback/EmptyState.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { ArquivoDialog } from './ArquivoDialog.tsx'
import styles from './AtualizacaoCadastralPage.module.css'
import {
  type ArquivoVisto,
  describeRenovacao,
  describeSituacao,
  describeVigor,
  listArquivos,
  nameRenovacao,
} from './alvaraWords.ts'
import { alvarasQuery } from './cadastro.queries.ts'
import { RenovacaoDialog } from './RenovacaoDialog.tsx'
import type { Digitada, Digitadas } from './renovacaoForm.ts'

const TITLE = 'Alvarás'

type AlvarasProps = {
  digitadas: Digitadas
  onChange: (id: number, digitada: Digitada) => void
}

/** The permits: what is in force, how long, and the renewal of each. */
export function Alvaras({ digitadas, onChange }: AlvarasProps) {
  return (
    <QueryView
      empty={({ length }) =>
        length === 0 && (
          <Card title={TITLE}>
            <EmptyState icon="checkCircle" title="Nenhum alvará pedido">
              A operadora não pede alvarás do seu cadastro.
            </EmptyState>
          </Card>
        )
      }
      frame={(waiting) => <Card title={TITLE}>{waiting}</Card>}
      lines={4}
      loading="Carregando alvarás"
      query={useQuery(alvarasQuery)}
      shape="row"
    >
      {(alvaras) => (
        <Card
          description="O documento vai por foto ou PDF; a operadora confere e responde aqui."
          title={TITLE}
        >
          <ul className={styles.alvaras}>
            {alvaras.map((alvara) => (
              <AlvaraItem
                alvara={alvara}
                digitada={digitadas[alvara.id] ?? {}}
                key={alvara.id}
                onChange={(digitada) => onChange(alvara.id, digitada)}
              />
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  )
}

type Aberto = 'renovacao' | ArquivoVisto['qual']

type AlvaraItemProps = { alvara: Alvara; digitada: Digitada; onChange: (digitada: Digitada) => void }

function AlvaraItem({ alvara, digitada, onChange }: AlvaraItemProps) {
  const [aberto, setAberto] = useState<Aberto>()
  const rotulo = getRotuloAlvara(alvara.tipo)
  const { palavra, tone } = describeSituacao(alvara)
  const acao = nameRenovacao(alvara)
  const renovacao = describeRenovacao(alvara)
  const arquivos = listArquivos(alvara)
  const isEmAnalise = alvara.renovacao?.etapa === 'emAnalise'
  return (
    <li className={styles.alvara}>
      <div className={styles.dados}>
        <h3 className={styles.rotulo}>{rotulo}</h3>
        <p>{describeVigor(alvara)}</p>
        {renovacao && <p className={styles.nota}>{renovacao.texto}</p>}
      </div>
      <div aria-label={`Situação: ${rotulo}`} className={styles.estados} role="status">
        <Badge tone={tone}>{palavra}</Badge>
        {renovacao && <Badge tone={renovacao.tone}>{renovacao.palavra}</Badge>}
      </div>
      <div className={styles.acoes}>
        {arquivos.map(({ qual, palavra: ver }) => (
          <Button aria-label={`${ver}: ${rotulo}`} icon="eye" key={qual} onPress={() => setAberto(qual)}>
            {ver}
          </Button>
        ))}
        <Button
          aria-label={`${acao}: ${rotulo}`}
          disabledReason={isEmAnalise ? 'A operadora está conferindo o documento.' : undefined}
          onPress={() => setAberto('renovacao')}
          variant={alvara.situacao === 'valido' ? 'secundario' : 'primario'}
        >
          {acao}
        </Button>
      </div>
      {aberto === 'renovacao' && (
        <RenovacaoDialog
          alvara={alvara}
          digitada={digitada}
          onChange={onChange}
          onClose={() => setAberto(undefined)}
        />
      )}
      {arquivos.map(({ qual, arquivo }) => (
        <ArquivoDialog
          key={`${qual} ${arquivo.enviadoEm}`}
          arquivo={arquivo}
          isOpen={aberto === qual}
          onClose={() => setAberto(undefined)}
          origem={{ id: alvara.id, isRenovacao: qual === 'enviado' }}
          titulo={qual === 'enviado' ? `Renovação: ${rotulo}` : rotulo}
        />
      ))}
    </li>
  )
}
