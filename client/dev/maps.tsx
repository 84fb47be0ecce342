import { useState } from 'react'
import type { TravelMapProps } from '../src/ui/map/types.ts'
import { TravelMap } from '../src/ui/travel-map.tsx'
import { MAP_SAMPLES } from './map-samples.ts'
import { Section, State } from './section.tsx'

const Sample = (props: TravelMapProps) => {
  const [openId, setOpenId] = useState(props.openId)
  return <TravelMap {...props} openId={openId} onOpen={setOpenId} />
}

export const Maps = () => (
  <Section title="Maps">
    {Object.entries(MAP_SAMPLES).map(([name, props]) => (
      <State key={name} name={name}>
        <Sample {...props} />
      </State>
    ))}
    <State name="One place, as a link">
      <TravelMap
        ratio={1}
        openId="hampi"
        places={[
          { id: 'hampi', name: 'Hampi', lat: 15.335, lon: 76.46, number: 1, label: 'Karnataka', href: '/dev/ui' },
        ]}
      />
    </State>
    <State name="The whole map" wide>
      <TravelMap ratio={0.93} places={[]} />
    </State>
  </Section>
)
