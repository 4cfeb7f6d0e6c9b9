/** Lists what names of other sets mean among those of Tabler, where both draw the same: on each line Tabler's name, then the others. */

export const BOOTSTRAP = `
alert-circle: exclamation-circle
alert-triangle: exclamation-triangle
building-bank: bank bank2
building-hospital: hospital
building-store: shop shop-window
bulb: lightbulb
calendar: calendar3 calendar4
calendar-event: calendar-date
car: car-front
chart-bar: bar-chart bar-chart-line
chart-pie: pie-chart
chart-line: graph-up graph-up-arrow
circle-check: check-circle
circle-x: x-circle
coffee: cup-hot
device-laptop: laptop
device-desktop: display pc-display
device-mobile: phone
dots: three-dots
dots-vertical: three-dots-vertical
edit: pencil-square
external-link: box-arrow-up-right
eye-off: eye-slash
file-text: file-earmark-text
file-type-pdf: file-pdf file-earmark-pdf
flame: fire
heartbeat: heart-pulse
help-circle: question-circle
home: house house-door
language: translate
login: box-arrow-in-right
logout: box-arrow-right
mail: envelope
mail-opened: envelope-open
map-pin: geo-alt geo pin-map
menu-2: list
message: chat chat-left
messages: chat-dots
mood-smile: emoji-smile
news: newspaper
package: box box-seam
photo: image card-image
player-play: play
refresh: arrow-clockwise arrow-repeat
school: mortarboard
settings: gear
shopping-bag: bag handbag
shopping-cart: cart cart3
thumb-up: hand-thumbs-up
thumb-down: hand-thumbs-down
user: person
user-circle: person-circle
user-plus: person-plus
users: people
phone: telephone
phone-call: telephone-inbound telephone-outbound
video: camera-video
world: globe globe2
x: x-lg
`;

export const IONICONS = `
alert-triangle: warning
bike: bicycle
bulb: lightbulb
building-store: storefront
chart-bar: stats-chart bar-chart
circle-check: checkmark-circle
check: checkmark
circle-x: close-circle
clock: time
coffee: cafe
credit-card: card
device-mobile: phone-portrait
device-desktop: desktop
device-laptop: laptop
dots: ellipsis-horizontal more
dots-vertical: ellipsis-vertical
edit: create
external-link: open
file-text: document-text
first-aid-kit: medkit
info-circle: information-circle
map-pin: pin location
menu-2: menu
message: chatbubble chatbox
messages: chatbubbles
microphone: mic
mood-smile: happy
paperclip: attach
phone: call
photo: image images
player-play: play
plane: airplane
settings: cog
shield-check: shield-checkmark
shopping-bag: bag bag-handle
shopping-cart: cart
tag: pricetag
tags: pricetags
thumb-up: thumbs-up
thumb-down: thumbs-down
tools-kitchen-2: restaurant
users: people
user: person
user-circle: person-circle
user-plus: person-add
video: videocam
world: globe earth
x: close
`;

export const THEMIFY = `
building-store: shopping-store
bulb: light-bulb
chart-bar: bar-chart bar-chart-alt
chart-pie: pie-chart
chevron-down: angle-down
chevron-left: angle-left
chevron-right: angle-right
chevron-up: angle-up
clock: time
device-desktop: desktop
device-mobile: mobile
device-tablet: tablet
dots: more
dots-vertical: more-alt
file-text: file
help-circle: help-alt
info-circle: info-alt
link: link-alt
mail: email
map-pin: location-pin
menu-2: menu-alt
message: comment comment-alt
messages: comments
photo: image
pencil: pencil-alt
player-play: control-play
rocket: rocket-alt
shield-check: shield-alt
shopping-cart: shopping-cart-full
thumb-up: thumb-up-alt
truck: truck-alt
user: user-alt
vaccine: syringe
x: close
`;

export const FEATHER = `
circle-check: check-circle
circle-x: x-circle
chart-bar: bar-chart bar-chart-2
chart-pie: pie-chart
device-desktop: monitor
device-mobile: smartphone
dots: more-horizontal
dots-vertical: more-vertical
edit: edit-2 edit-3
heartbeat: activity heart-pulse
info-circle: info
login: log-in
logout: log-out
menu-2: menu align-justify
message: message-square message-circle
mood-smile: smile
photo: image
player-play: play
refresh: refresh-cw refresh-ccw
school: graduation-cap
trash: trash-2
volume: volume-2
world: globe
`;
